import type { ProductAccount } from "../support/product-client.js";

/** The account that has one of everything. */
export const FIRST: ProductAccount = {
  name: "First Sample",
  email: "first@example.org",
  password: "first sample password",
};

/** Another account, so that mixing the two up would show. */
export const SECOND: ProductAccount = {
  name: "Second Sample",
  email: "second@example.org",
  password: "second sample password",
};

/** An account with second factors. */
export const THIRD: ProductAccount = {
  name: "Third Sample",
  email: "third@example.org",
  password: "third sample password",
};
