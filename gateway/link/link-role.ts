import { registerEnumType } from "type-graphql";

/** The roles that a company can have in a hunt. */
export enum LinkRole {
  EMPLOYER = "EMPLOYER",
  AGENCY = "AGENCY",
  OTHER = "OTHER",
}

registerEnumType(LinkRole, {
  name: "LinkRole",
  description: "The roles that a company can have in a hunt.",
  valuesConfig: {
    EMPLOYER: { description: "It offers the job." },
    AGENCY: { description: "It recruits for the employer." },
    OTHER: { description: "Any other company that matters to the hunt." },
  },
});
