import { Button } from "./controls/Button.js";
import type { MouseEvent, ReactNode } from "react";
import { useOnline } from "../lib/useOnline.js";
import { useT } from "../lib/useT.js";
import { screenMessages } from "./screenMessages.js";

interface PulsatingButtonProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** The list is empty: the button is highlighted (spec 4). */
  readonly isPulsating?: boolean;
  readonly isBusy?: boolean;
  /** The action needs the server, so the button is disabled while offline. */
  readonly needsServer?: boolean;
  /** The key with the same effect, shown on the button. */
  readonly shortcut?: string;
  /** The id of a form that the button submits. */
  readonly submits?: string;
  readonly onPress?: (event: MouseEvent) => void;
}

/** The main button of a screen: New, Save, Done, goto. */
export function PulsatingButton(props: PulsatingButtonProps) {
  const { isPulsating = false, isBusy = false, needsServer = false } = props;
  const t = useT();
  const isOnline = useOnline();
  const isOff = needsServer && !isOnline;
  return (
    <Button
      type="primary"
      className={isPulsating ? "mainbtn pulse" : "mainbtn"}
      icon={props.icon}
      loading={isBusy}
      disabled={isOff}
      title={isOff ? t(screenMessages.offlineHint) : undefined}
      aria-keyshortcuts={props.shortcut?.toLowerCase()}
      htmlType={props.submits === undefined ? "button" : "submit"}
      form={props.submits}
      onClick={props.onPress}
    >
      {props.children}
      {props.shortcut && props.shortcut.length === 1 && <kbd aria-hidden>{props.shortcut}</kbd>}
    </Button>
  );
}
