import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from "@graphiql/react";
import { BookOpenText } from "lucide-react";
import { useEffect, useRef } from "react";
import { fillIn } from "./answers.js";
import { examples, type Example } from "./examples.js";
import { texts } from "./texts.js";

function ExamplesPanel() {
  const actions = useGraphiQLActions();
  const activeTab = useGraphiQL((state) => state.activeTabIndex);
  const tabCount = useGraphiQL((state) => state.tabs.length);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const wanted = useRef<{ readonly example: Example; readonly tab: number; isThere: boolean } | undefined>(undefined);

  // The new tab becomes the active one a moment after it was asked for. GraphiQL has one set of editors for all tabs, and
  // begins each editor that it sets up, late or anew, with its default text, whatever the tab holds. So the example is
  // written into every editor that comes while its tab is the active one.
  useEffect(() => {
    if (wanted.current === undefined || queryEditor === undefined || variableEditor === undefined) return;
    const { example, tab, isThere } = wanted.current;
    if (tab === activeTab) {
      wanted.current.isThere = true;
      queryEditor.setValue(example.query);
      variableEditor.setValue(fillIn(example.variables));
    } else if (isThere) wanted.current = undefined;
  }, [activeTab, queryEditor, variableEditor]);

  return (
    <section aria-label={texts.examples}>
      <h2 className="ide-heading">{texts.examples}</h2>
      <p>{texts.hint}</p>
      <ul className="ide-examples">
        {examples.map((example) => (
          <li key={example.name}>
            <button
              type="button"
              disabled={queryEditor === undefined || variableEditor === undefined}
              onClick={() => {
                wanted.current = { example, tab: tabCount, isThere: false };
                actions.addTab();
              }}
            >
              <strong>{example.name}</strong>
              <small>{example.kind}</small>
              <span>{example.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The side panel of the IDE with every example at hand. */
export const examplesPlugin: GraphiQLPlugin = { title: texts.examples, icon: BookOpenText, content: ExamplesPanel };
