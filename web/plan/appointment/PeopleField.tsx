import { X } from "lucide-react";
import { useId, useRef } from "react";
import { Icon } from "../../components/Icon.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { oneIconOf } from "../../lib/recordIcons.js";
import { useT } from "../../lib/useT.js";
import { LinkButton } from "../link/LinkBox.js";
import { FieldBelow } from "../../components/Field.js";
import { fieldLabels, formMessages as messages } from "./formMessages.js";
import { PEOPLE_MAX, type Person } from "./people.js";

const field = lazyComponent(async () => (await import("./PeopleLinkField.js")).PeopleLinkField);

interface PeopleFieldProps {
  readonly jobHunt: { readonly id: string; readonly name: string; readonly employerName: string | null };
  readonly people: readonly Person[];
  readonly problem: string | undefined;
  readonly onAdd: (person: Person) => void;
  /** Creates a contact with this name, and adds it. */
  readonly onCreate: (name: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The people who are to be at an appointment: contacts, found by typing or created. */
export function PeopleField({ jobHunt, people, problem, onAdd, onCreate, onRemove }: PeopleFieldProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isFull = people.length >= PEOPLE_MAX;
  const remove = (person: Person): void => {
    onRemove(person.id);
    box.current?.focus();
  };
  return (
    <div className="field is-wide">
      <span id={id} className="field-label">
        {t(fieldLabels.people)}
      </span>
      <div
        ref={box}
        className="appt-people"
        role="group"
        tabIndex={-1}
        aria-labelledby={id}
        aria-describedby={problem !== undefined || isFull ? `${id}-below` : undefined}
      >
        {people.length > 0 && (
          <ul>
            {people.map((person) => (
              <li key={person.id} className="appt-person">
                <Icon of={oneIconOf("CONTACT")} size={14} />
                <bdi>{person.name || t(messages.unnamed)}</bdi>
                <button
                  type="button"
                  aria-label={t(messages.removePerson, { name: person.name || t(messages.unnamed) })}
                  onClick={() => remove(person)}
                >
                  <Icon of={X} size={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {!isFull && (
          <LinkButton
            kind="CONTACT"
            about={jobHunt.name}
            label={t(messages.addPerson)}
            fieldLabel={t(messages.addPerson)}
            preload={field.preload}
          >
            {(state) => (
              <field.Component
                {...state}
                jobHunt={jobHunt}
                people={people}
                onAdd={onAdd}
                onCreate={onCreate}
                onRemove={onRemove}
              />
            )}
          </LinkButton>
        )}
      </div>
      <FieldBelow
        id={`${id}-below`}
        problem={problem}
        hint={isFull ? t(messages.fullOfPeople, { count: PEOPLE_MAX }) : undefined}
      />
    </div>
  );
}
