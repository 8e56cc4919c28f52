import { Ellipsis } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyComponent } from "../lib/lazyComponent.js";
import { useT } from "../lib/useT.js";
import { Button } from "./controls/Button.js";
import { Icon } from "./Icon.js";
import type { RailContent } from "./Rail.js";
import { screenMessages as messages } from "./screenMessages.js";

export interface ScreenMenuProps {
  readonly rail: RailContent;
  readonly isHelp: boolean;
  /** Shows the help or the description again; undefined while it is shown, or where there is none. */
  readonly onExpand: (() => void) | undefined;
}

const { Component: ScreenMenuList } = lazyComponent(async () => (await import("./ScreenMenuList.js")).ScreenMenuList);

/**
 * The button behind which a narrow screen keeps its statistics, its help or description, and the list of keys; they are
 * loaded when it is first pressed.
 */
export function ScreenMenu(props: ScreenMenuProps) {
  const t = useT();
  const [wasOpened, setWasOpened] = useState(false);
  const trigger = (
    <Button
      type="text"
      className="screen-menu"
      icon={<Icon of={Ellipsis} size={20} />}
      aria-haspopup="menu"
      aria-label={t(messages.menu)}
      onClick={() => setWasOpened(true)}
    />
  );
  if (!wasOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <ScreenMenuList {...props}>{trigger}</ScreenMenuList>
    </Suspense>
  );
}
