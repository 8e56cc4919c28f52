import { ChartNoAxesColumn, CircleHelp, Ellipsis } from "lucide-react";
import { useContext, useState } from "react";
import { useT } from "../lib/useT.js";
import { Button } from "./controls/Button.js";
import { Menu, type MenuEntry } from "./controls/Menu.js";
import { Dialog } from "./Dialog.js";
import { FurtherCommands } from "./furtherCommands.js";
import { Icon } from "./Icon.js";
import { componentMessages } from "./messages.js";
import type { RailContent } from "./Rail.js";
import { screenMessages as messages } from "./screenMessages.js";

interface ScreenMenuProps {
  readonly rail: RailContent;
  readonly isHelp: boolean;
  /** Shows the help or the description again; undefined while it is shown, or where there is none. */
  readonly onExpand: (() => void) | undefined;
}

/** What a narrow screen keeps behind one button: its statistics, its help or description, and the list of keys. */
export function ScreenMenu({ rail, isHelp, onExpand }: ScreenMenuProps) {
  const t = useT();
  const further = useContext(FurtherCommands);
  const [showsStatistics, setShowsStatistics] = useState(false);
  const close = (): void => setShowsStatistics(false);
  const items: readonly MenuEntry[] = [
    {
      key: "statistics",
      label: t(componentMessages.statistics),
      icon: <Icon of={ChartNoAxesColumn} />,
      onClick: () => setShowsStatistics(true),
    },
    ...(onExpand === undefined
      ? []
      : [
          {
            key: "help",
            label: t(isHelp ? componentMessages.help : componentMessages.description),
            icon: <Icon of={CircleHelp} />,
            onClick: onExpand,
          },
        ]),
    ...further,
  ];
  return (
    <>
      <Menu items={items}>
        <Button
          type="text"
          className="screen-menu"
          icon={<Icon of={Ellipsis} size={20} />}
          aria-haspopup="menu"
          aria-label={t(messages.menu)}
        />
      </Menu>
      {showsStatistics && (
        <Dialog
          title={t(componentMessages.statistics)}
          width={420}
          className="statistics-dialog"
          onClose={close}
          footer={
            <button type="button" className="frame-button" onClick={close}>
              {t(componentMessages.close)}
            </button>
          }
        >
          {rail.statistics}
        </Dialog>
      )}
    </>
  );
}
