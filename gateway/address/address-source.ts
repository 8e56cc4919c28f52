/** What somebody has typed of an address. */
export interface AddressQuestion {
  /** At least three characters, without blanks around them. */
  readonly text: string;
  /** How many suggestions are wanted at most. */
  readonly first: number;
  /** The language to name countries in, as a BCP 47 tag such as `de`. */
  readonly language: string;
}

/**
 * Where suggestions come from: the address service that is a border of the product.
 * It answers texts for people, the likeliest first, none twice; what it has never heard of is an empty list.
 */
export interface AddressSource {
  suggest(personId: string, question: AddressQuestion): Promise<readonly string[]>;
}
