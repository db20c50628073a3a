/** A loan that can be taken on. Names are the same in every language. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** Days. */
  readonly term: number;
  /** What is lent, in minor units. */
  readonly principal: number;
  /** Taken off what is owed, in minor units. */
  readonly coupon: number;
  /** Payments that the plan names. */
  readonly parts: number;
  /** The confirmation first asks for a moment of waiting (`isNeedPop`). */
  readonly waitsFirst: boolean;
  readonly hasContract: boolean;
  readonly hasLogo: boolean;
  /** The lender sends for the key facts what the offer does not say. */
  readonly hasKeyFacts: boolean;
}

/** One for each look of the confirmation (docs/lenders-and-apps/sandbox.md). Terms from 91 to 365 days (contract §14). */
export const products: readonly Product[] = [
  {
    id: '1001',
    name: 'Presta Ya',
    term: 91,
    principal: 500_000,
    coupon: 0,
    parts: 1,
    waitsFirst: true,
    hasContract: true,
    hasLogo: true,
    hasKeyFacts: true,
  },
  {
    id: '1002',
    name: 'Crédito Flexible',
    term: 120,
    principal: 840_000,
    coupon: 15_000,
    parts: 4,
    waitsFirst: false,
    hasContract: true,
    hasLogo: true,
    hasKeyFacts: true,
  },
  {
    id: '1003',
    name: 'Adelanto Simple',
    term: 91,
    principal: 120_000,
    coupon: 0,
    parts: 1,
    waitsFirst: false,
    hasContract: false,
    hasLogo: false,
    hasKeyFacts: false,
  },
  {
    id: '1004',
    name: 'Crédito Empresarial Revolvente para Comercios Familiares del Sur-Sureste Mexicano',
    term: 365,
    principal: 987_654_321,
    coupon: 123_456,
    parts: 12,
    waitsFirst: true,
    hasContract: true,
    hasLogo: true,
    hasKeyFacts: true,
  },
];

export const findProduct = (id: string): Product | undefined => products.find((product) => product.id === id);

/** Undefined: a product without a logo. */
export const productLogo = ({ id, hasLogo }: Product): string | undefined =>
  hasLogo ? `/sandbox/pictures/product-${id}.svg` : undefined;
