import { apiError } from '../errors/api-errors.ts';
import { acceptedTypes, unavailable } from '../request/media-type.ts';
import { type RestAnswer, headerOf } from '../rest-request.ts';
import { type Serving, profileHeaders } from '../serving.ts';
import { describeSchema } from './describe-schema.ts';
import { openApiDocument } from './document.ts';

/**
 * GET and HEAD of the root: describes the schema in OpenAPI 2.0.
 * @throws RestError PGRST107, PGRST126
 */
export async function answerRoot(serving: Serving): Promise<RestAnswer> {
  const { request, schema, schemaName, settings } = serving;
  if (settings.openApi === 'disabled') {
    throw apiError('PGRST126', 'Root endpoint metadata is disabled');
  }
  const contentType = negotiateRoot(headerOf(request, 'accept'));
  const description = await describeSchema(serving, settings.openApi);
  return {
    status: 200,
    headers: [['content-type', contentType], ...profileHeaders(serving)],
    body:
      request.method === 'HEAD'
        ? null
        : JSON.stringify(openApiDocument(schema, schemaName, description)),
  };
}

const openApiType = 'application/openapi+json; charset=utf-8';

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['*/*', openApiType],
  ['application/*', openApiType],
  ['application/openapi+json', openApiType],
  ['application/json', 'application/json; charset=utf-8'],
]);

function negotiateRoot(accept: string | undefined): string {
  if (accept === undefined) return openApiType;
  const accepted = acceptedTypes(accept);
  for (const mediaType of accepted) {
    const contentType = contentTypes.get(mediaType.split(';')[0] ?? '');
    if (contentType !== undefined) return contentType;
  }
  throw unavailable(accepted);
}
