import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import type { WholeHunt } from "../../plan/step/optimistic.js";
import { suggestionMessages } from "./suggestionMessages.js";
import { SuggestionsDialog } from "./SuggestionsDialog.js";

/** Opens the suggestions for a hunt. */
export function SuggestionsButton({ hunt }: { readonly hunt: WholeHunt }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="hunt-fact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Lightbulb} size={15} />
        {t(suggestionMessages.title)}
      </button>
      {isOpen && <SuggestionsDialog hunt={hunt} onClose={() => setOpen(false)} />}
    </>
  );
}
