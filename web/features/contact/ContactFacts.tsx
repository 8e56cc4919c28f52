import type { ReactNode } from "react";
import type { MessageDescriptor } from "react-intl";
import { textFactsOf, type TextFact } from "../../components/TextFacts.js";
import { useTypeNames } from "../../components/useTypeNames.js";
import { fullName } from "../../lib/contactNames.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import type { ContactCardData } from "./contactValues.js";
import { contactTextFields } from "./fieldMessages.js";
import { contactMessages as messages } from "./messages.js";

/** Shown for an unknown value (spec 2). */
const NONE = "-";

/** The facts on the open card of a contact. */
export function ContactFacts({ contact }: { readonly contact: ContactCardData }) {
  const roles = useTypeNames("CONTACT");
  const { role, organization, description } = contact;
  const name = fullName(contact);
  const facts = textFactsOf({ fields: contactTextFields, record: contact });
  const inOrder = facts.toSorted((one, other) => Number(isWide(one)) - Number(isWide(other)));
  return (
    <dl className="row-fields">
      <Fact label={messages.role}>{role ? roles.shown(role) : NONE}</Fact>
      <Fact label={messages.fullName}>
        <span title={name}>{truncate(name, nameCuts.entity.open) || NONE}</span>
      </Fact>
      <Fact label={messages.organization}>{organization || NONE}</Fact>
      {inOrder.map((fact) => (
        <Fact key={fact.name} label={fact.label} isWide={isWide(fact)}>
          <MaybeLink to={fact.link}>{fact.text || NONE}</MaybeLink>
        </Fact>
      ))}
      <Fact label={messages.text} isWide>
        <span className="contact-text">{withLineEnds(description ?? "") || NONE}</span>
      </Fact>
    </dl>
  );
}

/** Returns whether a fact takes a line of its own, below the others: of an address only half would fit beside them. */
function isWide({ kind }: Pick<TextFact, "kind">): boolean {
  return kind === "email";
}

interface FactProps {
  readonly label: MessageDescriptor;
  /** Takes a line of its own. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isWide = false, children }: FactProps) {
  const t = useT();
  return (
    <div className={isWide ? "contact-wide" : undefined}>
      <dt>{t(label)}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function MaybeLink({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return to === undefined ? children : <a href={to}>{children}</a>;
}
