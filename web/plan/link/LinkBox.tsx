import { Button } from "../../components/controls/Button.js";
import { Plus } from "lucide-react";
import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "../../components/Icon.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useScreenCommand } from "../../lib/screenCommands.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import type { StepName } from "../../schema.generated.js";
import { linkMessages as messages } from "./linkMessages.js";
import type { JobHuntLinkKind, LinkedRecord, LinkKind } from "./ties.js";
import type { LinkHunt } from "./useJobHuntTies.js";
import "./ties.css";

const field = lazyComponent(async () => (await import("./JobHuntLinkField.js")).JobHuntLinkField);

interface LinkBoxProps {
  readonly jobHunt: LinkHunt;
  readonly kind: JobHuntLinkKind;
  /** Links with this step; absent: with the hunt as a whole. */
  readonly step?: StepName;
  /** The words on the button, where they differ from the default. */
  readonly label?: string;
  /** Asks what a company is for the hunt. */
  readonly asksRole?: boolean;
  /** Called once the server has a new link. */
  readonly onLinked?: (record: LinkedRecord) => void;
}

/** Links a record with a hunt or one of its steps: a button that turns into a field with a list of what was found. */
export function LinkBox({ jobHunt, kind, step, label, asksRole, onLinked }: LinkBoxProps) {
  return (
    <LinkButton kind={kind} about={jobHunt.name} label={label} preload={field.preload}>
      {(box) => (
        <field.Component {...box} jobHunt={jobHunt} kind={kind} step={step} asksRole={asksRole} onLinked={onLinked} />
      )}
    </LinkButton>
  );
}

/** The state of a box that its field gets. */
export interface LinkFieldState {
  readonly isOpen: boolean;
  /** The accessible name of the field. */
  readonly label: string;
  readonly onClose: () => void;
}

interface LinkButtonProps {
  readonly kind: LinkKind;
  /** The name of what the record is linked with. */
  readonly about: string;
  readonly label?: string | undefined;
  /** The accessible name of the button and its field, where it differs from the default. */
  readonly fieldLabel?: string;
  readonly preload: () => void;
  readonly children: (state: LinkFieldState) => ReactNode;
}

/**
 * The button of a link box. The field stays mounted once it was open, so that an upload goes on; it takes the place of
 * the button, or, on a phone, covers the screen.
 */
export function LinkButton(props: LinkButtonProps) {
  const { kind, about, label, preload, children } = props;
  const t = useT();
  const isPhone = useMediaQuery(screens.phone);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"new" | "open" | "closed">("new");
  const fieldLabel = props.fieldLabel ?? t(messages.addTo, { kind, name: about });
  useScreenCommand({ id: `link-${kind}`, label: fieldLabel, icon: Plus, run: () => setState("open") });
  useEffect(() => {
    // Where the focus was in the field; a press elsewhere has taken it already.
    if (state === "closed" && document.activeElement === document.body) button.current?.focus();
  }, [state]);
  return (
    <>
      {(state !== "open" || isPhone) && (
        <Button
          ref={button}
          size="small"
          className="tie tie-add"
          icon={<Icon of={Plus} size={14} />}
          aria-label={fieldLabel}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setState("open")}
        >
          {label ?? t(messages.add, { kind })}
        </Button>
      )}
      {state !== "new" && (
        <Suspense fallback={<span className="tie-field" aria-busy />}>
          {children({ isOpen: state === "open", label: fieldLabel, onClose: () => setState("closed") })}
        </Suspense>
      )}
    </>
  );
}
