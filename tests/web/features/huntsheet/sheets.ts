import type { Sheet } from "../../../../web/features/huntsheet/sheet.js";
import { huntWith } from "../../plan/step/hunts.js";

type Contact = Sheet["contacts"]["edges"][number]["node"];
type Meeting = Sheet["appointments"]["nodes"][number];

/** What a test says of a hunt. */
interface SheetWords extends Partial<Omit<Sheet, "phases" | "contacts" | "appointments" | "documents" | "companies">> {
  readonly steps?: Parameters<typeof huntWith>[0]["steps"];
  /** In the order in which they were linked. */
  readonly people?: readonly Partial<Contact>[];
  readonly meetings?: readonly (Pick<Meeting, "day"> & { readonly with: string; readonly isCancelled?: boolean })[];
  readonly documents?: Sheet["documents"];
  readonly companies?: Sheet["companies"];
}

const NOBODY = { salutation: null, firstName: null, middleNames: null, lastName: null };
const CONTACT = { ...NOBODY, organization: null, role: null, email: null, mobile: null };

/** Returns a hunt with everything that its sheet shows. */
export function sheetWith({ steps = {}, people = [], meetings = [], ...facts }: SheetWords): Sheet {
  return {
    ...{ talkingPoints: null, examples: [], jobDetails: null },
    ...{ documents: { edges: [] }, companies: { edges: [] }, notes: { nodes: [] } },
    ...huntWith({ steps }),
    ...{ offer: null, hasOffers: { nodes: [] } },
    ...facts,
    submissions: { nodes: [] },
    linkedPeople: { totalCount: people.length },
    contacts: {
      edges: people.map((person, place) => ({
        ...{ linkId: `l${place}`, step: null },
        node: { ...CONTACT, id: `p${place}`, noteGuid: `n${place}`, ...person },
      })),
    },
    appointments: {
      nodes: meetings.map(({ day, with: id, isCancelled = false }, place) => ({
        ...{ id: `a${place}`, version: 1, jobHuntId: "h", kind: "PHONE", round: "INTERVIEW", roundNumber: null },
        ...{ roundName: null, time: null, timeZone: "UTC", repeatedHour: null, startsAt: null, minutes: null },
        ...{ place: null, url: null, phone: null, note: null, outcome: null, day },
        cancelledBy: isCancelled ? "THEM" : null,
        contacts: [{ ...NOBODY, id, role: null }],
      })),
    },
  };
}

const NO_FIELDS = {
  ...{ jobTitle: null, location: null, salary: null, jobDescription: null, perksAndBenefits: null },
  ...{ jobRequirements: null, jobResponsibilities: null, referenceNumber: null, publishedDate: null, term: null },
  ...{ companyName: null, recruitmentAgency: null, applicationDeadline: null, companyAddress: null },
  ...{ recruitmentAgencyAddress: null, advertText: null, sourceUrl: null, evidence: null },
};

/** Returns a captured advert. */
export function jobWith(facts: Partial<NonNullable<Sheet["jobDetails"]>>): NonNullable<Sheet["jobDetails"]> {
  return { ...NO_FIELDS, id: "j", jobHuntId: "h", version: 1, createdAt: "2026-10-29T08:00:00Z", ...facts };
}
