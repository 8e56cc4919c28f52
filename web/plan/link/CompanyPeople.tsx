import { lazyComponent } from "../../lib/lazyComponent.js";
import { useT } from "../../lib/useT.js";
import { Chips } from "./Chips.js";
import { LinkButton } from "./LinkBox.js";
import type { LinkedContact_ContactFragment } from "./link.generated.js";
import { linkMessages as messages } from "./linkMessages.js";
import { usePending, withPending } from "./pendingTies.js";
import { contactRecord } from "./ties.js";
import { useLinkChanges } from "./useLinkChanges.js";
import { useLinkMutations } from "./useLinkMutations.js";
import "./ties.css";

const field = lazyComponent(async () => (await import("./PeopleLinkField.js")).PeopleLinkField);

interface CompanyPeopleProps {
  readonly company: { readonly id: string; readonly name: string };
  readonly contacts: readonly LinkedContact_ContactFragment[];
}

/** The people who work at a company, and the box that adds one: it sets the company of the contact. */
export function CompanyPeople({ company, contacts }: CompanyPeopleProps) {
  const t = useT();
  const place = `people of ${company.id}`;
  const pending = usePending(place);
  const { remove } = useLinkChanges();
  const { setCompany } = useLinkMutations();
  const known = contacts.map((contact) => ({ linkId: contact.id, step: null, record: contactRecord(contact) }));
  const ties = withPending(known, pending);
  return (
    <Chips
      label={t(messages.people)}
      ties={ties}
      onUnlink={(tie) => void remove(place, tie, () => setCompany(tie.record.id, null, company.id))}
    >
      <LinkButton kind="CONTACT" about={company.name} preload={field.preload}>
        {(box) => <field.Component {...box} company={company} ties={ties} place={place} />}
      </LinkButton>
    </Chips>
  );
}
