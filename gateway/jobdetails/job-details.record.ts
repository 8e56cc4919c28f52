import { RecordKind } from "../platform/record-kind.js";
import type { RecordDefinition } from "../record/record-definition.js";
import { JobDetails } from "./job-details.entity.js";

/** The words of an advert, without the names and signs of its JSON. */
const ADVERT = String.raw`regexp_replace(data, '"\w+":|\\[nrtbf"/\\]', ' ', 'g')`;

/** The captured adverts of a person. */
export const JOB_DETAILS_RECORD: RecordDefinition<JobDetails> = {
  kind: RecordKind.JOB_DETAILS,
  entity: JobDetails,
  name: "coalesce(title, '')",
  nameOf: ({ title }) => title ?? "",
  list: { filter: "r.title", names: "title", sort: "coalesce(r.title, '')" },
  search: { texts: `title, ${ADVERT}`, named: "title", hit: { name: "coalesce(title, '')" } },
};
