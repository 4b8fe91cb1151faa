import { useLingui } from '@lingui/react/macro';
import { amountText, priceText, quantityText } from '@muster/domain/money/decimal-text';

/** How amounts, prices and quantities are written in the reader's language. */
export function useMoneyWords(currency: string) {
  const { i18n } = useLingui();
  const region = i18n.locales ?? i18n.locale;
  return {
    region,
    amount: (cents: number) => amountText(cents, currency, region),
    price: (price: number) => priceText(price, currency, region),
    quantity: (quantity: number) => quantityText(quantity, region),
  };
}
