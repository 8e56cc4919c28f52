import { ChevronDown, ChevronUp } from "lucide-react";
import { useId, type ComponentProps } from "react";
import { Icon } from "../../components/Icon.js";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { useT } from "../../lib/useT.js";
import { AreaTiles } from "./AreaTiles.js";
import { dashboardMessages as messages } from "./messages.js";

interface AreasSectionProps extends ComponentProps<typeof AreaTiles> {
  /** There is something to do: without a choice of the person they are folded then. */
  readonly hasWork: boolean;
  /** Called when they are folded, after which no area can be selected. */
  readonly onFold: () => void;
}

/** The areas below their heading, which folds them and remembers that in this browser. */
export function AreasSection({ hasWork, onFold, ...tiles }: AreasSectionProps) {
  const t = useT();
  const id = useId();
  const [chosen, choose] = useLocalStorageState("areasShown");
  const isShown = chosen ?? !hasWork;
  const toggle = (): void => {
    choose(!isShown);
    if (isShown) onFold();
  };
  return (
    <section className="areas-section">
      <h3>
        <button type="button" aria-expanded={isShown} aria-controls={isShown ? id : undefined} onClick={toggle}>
          {t(messages.areas)}
          <Icon of={isShown ? ChevronUp : ChevronDown} />
        </button>
      </h3>
      {isShown && (
        <div id={id}>
          <AreaTiles {...tiles} />
        </div>
      )}
    </section>
  );
}
