import type { Messages } from '@lingui/core';

export type Catalog = { readonly messages: Messages };
