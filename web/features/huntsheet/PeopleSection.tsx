import { Button } from "../../components/controls/Button.js";
import { Globe, Mail, Phone, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { Portrait } from "../../components/Portrait.js";
import { RailSection } from "../../components/Rail.js";
import { useTypeNames } from "../../components/useTypeNames.js";
import { joinFacts } from "../../lib/joinFacts.js";
import { useT } from "../../lib/useT.js";
import { LinkBox } from "../../plan/link/LinkBox.js";
import { useOpenRecord } from "../../plan/link/useOpenRecord.js";
import { sheetMessages as messages } from "./messages.js";
import { countPeople, type Reachable, type Sheet } from "./sheet.js";

/** The number of people that are shown at first. */
const SHOWN = 6;

interface PeopleSectionProps {
  readonly sheet: Sheet;
  readonly people: readonly Reachable[];
  readonly companies: readonly Reachable[];
}

/** The people of a hunt and the companies that can be reached, with a press to call or to write. */
export function PeopleSection({ sheet, people, companies }: PeopleSectionProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const count = countPeople(sheet, people.length);
  const shown = isWhole ? people : people.slice(0, SHOWN);
  return (
    <RailSection
      title={t(messages.people)}
      extra={
        <>
          {count > 0 && <i>{count}</i>}
          <LinkBox
            jobHunt={{ id: sheet.id, name: sheet.name, employerName: sheet.employer?.name ?? null }}
            kind="CONTACT"
            label=""
          />
        </>
      }
    >
      {people.length === 0 && <p className="quiet">{t(messages.peopleEmpty)}</p>}
      <ul className="sheet-people">
        {shown.map((person) => (
          <Person key={person.record.id} person={person} isTheirs={person.organization === sheet.employer?.name} />
        ))}
        {companies.map((company) => (
          <Person key={company.record.id} person={company} isTheirs={company.name === sheet.employer?.name} />
        ))}
      </ul>
      {shown.length < people.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t(componentMessages.showMore)}
        </Button>
      )}
      {isWhole && people.length < count && (
        <p className="quiet">{t(messages.peopleShown, { shown: people.length, count })}</p>
      )}
    </RailSection>
  );
}

interface PersonProps {
  readonly person: Reachable;
  /** Belongs to the employer. */
  readonly isTheirs: boolean;
}

function Person({ person, isTheirs }: PersonProps) {
  const openRecord = useOpenRecord();
  const detail = usePersonDetail(person);
  return (
    <li className={isTheirs ? "sheet-person is-theirs" : "sheet-person"}>
      <Portrait name={person.name} picture={undefined} size={34} />
      <div>
        <button type="button" className="sheet-name" dir="auto" onClick={() => openRecord(person.record)}>
          {person.name}
        </button>
        {detail !== "" && <small dir="auto">{detail}</small>}
        <Way icon={Phone} text={person.phone} href={person.phoneHref} />
        <Way icon={Mail} text={person.email} href={person.emailHref} />
        <Way icon={Globe} text={person.website} href={person.websiteHref} isOutside />
      </div>
    </li>
  );
}

/** Returns role and organization of a person, or the type of a company. */
export function usePersonDetail({ record, role, organization }: Reachable): string {
  const types = useTypeNames(record.kind === "COMPANY" ? "COMPANY" : "CONTACT");
  return joinFacts([role === null ? "" : types.shown(role), organization], ", ");
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly text: string | null;
  readonly href: string | undefined;
  readonly isOutside?: boolean;
}

/** A way to reach somebody: a link, or text where it is no address. */
function Way({ icon, text, href, isOutside = false }: WayProps) {
  if (text === null || text.trim() === "") return null;
  const content = (
    <>
      <Icon of={icon} size={14} />
      <bdi dir={icon === Phone ? "ltr" : undefined}>{text}</bdi>
    </>
  );
  if (href === undefined) return <span className="sheet-way">{content}</span>;
  return (
    <a className="sheet-way" href={href} {...(isOutside && { target: "_blank", rel: "noopener noreferrer" })}>
      {content}
    </a>
  );
}
