import { WifiOff } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useMediaQuery, screens } from "../lib/useMediaQuery.js";
import { useOnline } from "../lib/useOnline.js";
import { useT } from "../lib/useT.js";
import { CollapsiblePanel } from "./CollapsiblePanel.js";
import { ExpandPanelButton } from "./ExpandPanelButton.js";
import { Icon } from "./Icon.js";
import { NotesOfOpen } from "./notesOfOpen.js";
import { RailColumn, type RailContent } from "./Rail.js";
import { ScreenMenu } from "./ScreenMenu.js";
import { screenMessages as messages } from "./screenMessages.js";
import "./screen.css";

interface ScreenProps {
  /** A link to what this is a part of, above the welcome line. */
  readonly lead?: ReactNode;
  /** The short welcome line. */
  readonly welcome: string;
  /** The welcome line is what a person wrote: it has the direction of its own words. */
  readonly isOwnWelcome?: boolean;
  /** The long description, or the help of a job hunt screen. */
  readonly description: ReactNode;
  readonly isHelp?: boolean;
  readonly isDescriptionOpen: boolean;
  readonly onDescriptionToggle: (isOpen: boolean) => void;
  /** The buttons at the head, the main one last. */
  readonly actions?: ReactNode;
  /** The screen shows a form: the description is hidden and a phone shows the actions as a full-width bar. */
  readonly isForm?: boolean;
  /** A phone shows the actions as a full-width bar; forms always have it. */
  readonly hasBar?: boolean;
  /** The body has the remaining height and scrolls by itself, so that what is above it stays visible. */
  readonly isFilled?: boolean;
  /** Links between related screens, above the body. */
  readonly tabs?: ReactNode;
  /**
   * Statistics and notes: a column beside the body. A narrow screen has the notes in the open card, and the statistics
   * behind a button.
   */
  readonly rail?: RailContent | undefined;
  readonly children: ReactNode;
}

/** The layout of a screen: head, description, body and rail (spec 2: title, long description, welcome line). */
export function Screen(props: ScreenProps) {
  const { rail, isForm = false } = props;
  const isNarrow = useMediaQuery(screens.narrow);
  const [isFormHelpOpen, setFormHelpOpen] = useState(false);
  const isOpen = isForm ? isFormHelpOpen : props.isDescriptionOpen;
  const toggle = isForm ? setFormHelpOpen : props.onDescriptionToggle;
  const hasMenu = rail !== undefined && isNarrow && !isForm;
  const hasBar = isForm || props.hasBar === true;
  const expand = isOpen || props.description === undefined ? undefined : () => toggle(true);
  return (
    <div className={rail && !isNarrow ? "screen has-rail" : "screen"}>
      <div className={["screen-column", props.isFilled && "is-filled", hasBar && "has-bar"].filter(Boolean).join(" ")}>
        <OfflineStrip />
        {props.lead}
        <div className="screen-head">
          <h2 dir={props.isOwnWelcome ? "auto" : undefined}>{props.welcome}</h2>
          {expand && !hasMenu && <ExpandPanelButton onExpand={expand} />}
          {props.actions && <div className={hasBar ? "screen-actions is-bar" : "screen-actions"}>{props.actions}</div>}
          {hasMenu && <ScreenMenu rail={rail} isHelp={props.isHelp ?? false} onExpand={expand} />}
        </div>
        {isOpen && (
          <CollapsiblePanel isHelp={props.isHelp ?? false} onMinimize={() => toggle(false)}>
            {props.description}
          </CollapsiblePanel>
        )}
        {props.tabs}
        <NotesOfOpen value={hasMenu ? rail.notes : null}>
          <div className="screen-body">{props.children}</div>
        </NotesOfOpen>
      </div>
      {rail && !isNarrow && <RailColumn rail={rail} />}
    </div>
  );
}

function OfflineStrip() {
  const t = useT();
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <div className="offline">
          <Icon of={WifiOff} />
          <span>{t(messages.offline)}</span>
        </div>
      )}
    </div>
  );
}
