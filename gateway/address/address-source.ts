/** A request for suggestions. */
export interface AddressQuestion {
  /** At least three characters, without blanks around them. */
  readonly text: string;
  /** The maximum number of suggestions. */
  readonly first: number;
  /** The language to name countries in, as a BCP 47 tag such as `de`. */
  readonly language: string;
}

/**
 * The source of suggestions: an address service outside the product. It returns texts for people, the likeliest first,
 * without duplicates, and an empty list when it finds nothing.
 */
export interface AddressSource {
  suggest(personId: string, question: AddressQuestion): Promise<readonly string[]>;
}
