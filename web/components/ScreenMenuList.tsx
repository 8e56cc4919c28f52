import { ChartNoAxesColumn, CircleHelp } from "lucide-react";
import { useContext, useState, type ComponentProps } from "react";
import { useT } from "../lib/useT.js";
import { Menu, type MenuEntry } from "./controls/Menu.js";
import { Dialog } from "./Dialog.js";
import { FurtherCommands } from "./furtherCommands.js";
import { Icon } from "./Icon.js";
import { componentMessages } from "./messages.js";
import type { ScreenMenuProps } from "./ScreenMenu.js";

interface ScreenMenuListProps extends ScreenMenuProps {
  /** The button that opens it. */
  readonly children: ComponentProps<typeof Menu>["children"];
}

/**
 * The commands of the menu of a narrow screen, and the dialog with its statistics. It is rendered open, because the
 * click that loaded it asked for it.
 */
export function ScreenMenuList({ rail, isHelp, onExpand, children }: ScreenMenuListProps) {
  const t = useT();
  const further = useContext(FurtherCommands);
  const [isOpen, setOpen] = useState(true);
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
      <Menu items={items} isOpen={isOpen} onOpenChange={setOpen}>
        {children}
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
