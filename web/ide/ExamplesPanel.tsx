import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from "@graphiql/react";
import { BookOpenText } from "lucide-react";
import { fillIn } from "./answers.js";
import { examples } from "./examples.js";
import { texts } from "./texts.js";

function ExamplesPanel() {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

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
                actions.addTab();
                queryEditor?.setValue(example.query);
                variableEditor?.setValue(fillIn(example.variables));
                // The editor parses the name a moment later; until then Execute would use that of the previous tab.
                actions.setOperationName(example.name);
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

/** The side panel of the IDE with every example. */
export const examplesPlugin: GraphiQLPlugin = { title: texts.examples, icon: BookOpenText, content: ExamplesPanel };
