import { PAGE_MAX } from "../../../schema/limits.js";
import { componentMessages } from "../../components/messages.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useT } from "../../lib/useT.js";
import { Chips } from "./Chips.js";
import { LinkButton } from "./LinkBox.js";
import { useRecordHuntsQuery } from "./link.generated.js";
import { linkMessages as messages } from "./linkMessages.js";
import { usePending, withPending } from "./pendingTies.js";
import { jobHuntRecord, namedRecord, type Tie } from "./ties.js";
import { huntPlaceOf, type LinkedOwner } from "./useHuntsTarget.js";
import { useLinkChanges } from "./useLinkChanges.js";
import { useLinkMutations } from "./useLinkMutations.js";
import "./record.css";
import "./ties.css";

const huntsField = lazyComponent(async () => (await import("./HuntsLinkField.js")).HuntsLinkField);
const companyField = lazyComponent(async () => (await import("./CompanyLinkField.js")).CompanyLinkField);

interface LinkedHuntsProps {
  readonly record: LinkedOwner & { readonly kind: "CONTACT" | "DOCUMENT" };
}

/** The hunts of a contact or a document, and the company of a contact, on its open card. */
export function LinkedHunts({ record }: LinkedHuntsProps) {
  const t = useT();
  const isContact = record.kind === "CONTACT";
  const { data, error, refetch } = useRecordHuntsQuery({ variables: { id: record.id, first: PAGE_MAX, isContact } });
  const { remove } = useLinkChanges();
  const { unlink } = useLinkMutations();
  const place = huntPlaceOf(record);
  const pending = usePending(place);
  const found = isContact ? data?.contact : data?.document;
  if (error && !found) {
    return (
      <p className="quiet" role="alert">
        {t(messages.notLoaded)}{" "}
        <button type="button" className="link-button" onClick={() => void refetch().catch(() => undefined)}>
          {t(componentMessages.tryAgain)}
        </button>
      </p>
    );
  }
  const ties = found?.jobHunts.edges.map(({ linkId, step, node }) => ({ linkId, step, record: jobHuntRecord(node) }));
  const shown = ties && withPending(ties, pending);
  return (
    <div className="record-ties" aria-busy={found == null}>
      {isContact && (
        <div>
          <span className="tie-of">{t(messages.company)}</span>

          <CompanyOfContact contact={record} company={data?.contact?.company ?? null} isKnown={found != null} />
        </div>
      )}
      <div>
        <span className="tie-of">{t(messages.hunts)}</span>

        <Chips
          label={t(messages.hunts)}
          ties={shown}
          onUnlink={(tie) => {
            const { id } = tie.record;
            const link = { jobHuntId: id, kind: record.kind, id: record.id, ...(tie.step && { step: tie.step }) };
            void remove(place, tie, () => unlink(link));
          }}
        >
          <HuntsBox record={record} ties={shown ?? []} />
        </Chips>
      </div>
    </div>
  );
}

interface HuntsBoxProps {
  readonly record: LinkedOwner;
  readonly ties: readonly Tie[];
}

/** The box that links hunts with a record. */
export function HuntsBox({ record, ties }: HuntsBoxProps) {
  return (
    <LinkButton kind="JOB_HUNT" about={record.name} preload={huntsField.preload}>
      {(box) => <huntsField.Component {...box} record={record} ties={ties} />}
    </LinkButton>
  );
}

interface CompanyOfContactProps {
  readonly contact: LinkedOwner;
  readonly company: Parameters<typeof namedRecord>[1] | null;
  readonly isKnown: boolean;
}

function CompanyOfContact({ contact, company, isKnown }: CompanyOfContactProps) {
  const t = useT();
  const place = `company of ${contact.id}`;
  const pending = usePending(place);
  const { remove } = useLinkChanges();
  const { setCompany } = useLinkMutations();
  const known = company === null ? [] : [{ linkId: company.id, step: null, record: namedRecord("COMPANY", company) }];
  const ties = withPending(known, pending);
  return (
    <Chips
      label={t(messages.company)}
      ties={ties.slice(-1)}
      onUnlink={(tie) => void remove(place, tie, () => setCompany(contact.id, null, tie.record.id))}
    >
      {isKnown && (
        <LinkButton kind="COMPANY" about={contact.name} preload={companyField.preload}>
          {(box) => <companyField.Component {...box} contact={contact} ties={ties} place={place} />}
        </LinkButton>
      )}
    </Chips>
  );
}
