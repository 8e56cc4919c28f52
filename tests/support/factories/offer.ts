import type { Client } from "../client.js";

const FIELDS = `id jobHuntId payAmount payCurrency payPeriod bonus hours daysOff term place receivedOn answerBy startsOn note
  document { id } outcome version`;
const CHANGED = `{ id offer { ${FIELDS} } jobHunt { id version offerReceivedOn answerBy startsOn offer { id } } logEntryId }`;

/** Each change of an offer, by the name of its operation. */
export const OFFER_CHANGES = {
  create: `mutation ($input: CreateOfferInput!) { changed: createOffer(input: $input) ${CHANGED} }`,
  update: `mutation ($input: UpdateOfferInput!) { changed: updateOffer(input: $input) ${CHANGED} }`,
  remove: `mutation ($input: OfferIdInput!) { changed: deleteOffer(input: $input) { id logEntryId isRepeated } }`,
} as const;
const LIST = `query ($id: ID!, $first: Int! = 20, $after: String) { jobHunt(id: $id) { offers(first: $first, after: $after) {
  totalCount nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } } }`;

/** An offer as a client sees it. */
export interface MadeOffer {
  readonly id: string;
  readonly payAmount: string | null;
  readonly payCurrency: string | null;
  readonly receivedOn: string;
  readonly answerBy: string | null;
  readonly startsOn: string | null;
  readonly note: string | null;
  readonly document: { readonly id: string } | null;
  readonly outcome: string | null;
  readonly version: number;
}

/** The days of a hunt that its offer can say. */
export interface OfferDays {
  readonly offerReceivedOn: string | null;
  readonly answerBy: string | null;
  readonly startsOn: string | null;
}

/** The answer to a change of an offer. */
export interface OfferChanged {
  readonly id: string;
  readonly offer: MadeOffer;
  readonly jobHunt: OfferDays & {
    readonly id: string;
    readonly version: number;
    readonly offer: { readonly id: string } | null;
  };
  readonly logEntryId: string | null;
}

/** A page of the offers of a hunt. */
export interface OfferPage {
  readonly totalCount: number;
  readonly nodes: readonly MadeOffer[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Makes a change of an offer. */
export async function changeOffer(
  client: Client,
  change: keyof typeof OFFER_CHANGES,
  input: object,
): Promise<OfferChanged> {
  return (await client.query<{ changed: OfferChanged }>(OFFER_CHANGES[change], { input })).changed;
}

/** Returns a page of the offers of a hunt, newest first. */
export async function offersOf(client: Client, id: string, page: object = {}): Promise<OfferPage> {
  return (await client.query<{ jobHunt: { offers: OfferPage } }>(LIST, { id, ...page })).jobHunt.offers;
}
