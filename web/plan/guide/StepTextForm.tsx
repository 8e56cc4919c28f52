import { Button } from "../../components/controls/Button.js";
import { Copy, Mail, RotateCcw } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { onKeys } from "../../lib/keys.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useScreenCommand } from "../../lib/screenCommands.js";
import { useT } from "../../lib/useT.js";
import { receiverOf } from "./facts.js";
import type { GuideText } from "./guideText.js";
import type { GuideView } from "./guideView.js";
import { MarkedTextarea } from "./MarkedTextarea.js";
import { countGaps } from "./marks.js";
import { TextFoot } from "./TextFoot.js";
import { TextReceiver } from "./TextReceiver.js";
import { textMessages as messages } from "./textMessages.js";
import { UnsavedText, type EditedText } from "./UnsavedText.js";
import { useCopyKey } from "./useCopyKey.js";
import { useSendText } from "./useSendText.js";
import { useStepText } from "./useStepText.js";

interface StepTextFormProps {
  readonly view: GuideView;
  readonly text: GuideText;
  /** In the language of the guide, which may not be that of the text. */
  readonly title: string;
  /** The attributes of the title, where it is in the words of the guide. */
  readonly titleWords: GuideView["words"] | undefined;
  /** Chooses the language of the text. */
  readonly menu: ReactNode;
  /** A text of this step was copied or opened. */
  readonly isSent: boolean;
  readonly onSent: () => void;
}

/** What is asked: whether to open a text that has blanks, or to go back to the first one; null: nothing. */
type Asked = "open" | "reset" | null;

/** A text of a step: edited in place, kept for the hunt, copied, or opened in the person's program for e-mail. */
export function StepTextForm({ view, text, title, titleWords, menu, isSent, onSent }: StepTextFormProps) {
  const t = useT();
  const edited = useRef<EditedText>(null);
  const form = useStepText(view, text, edited);
  const { values } = form;
  const readProblem = useReadProblem();
  const field = useRef<HTMLTextAreaElement>(null);
  const footId = useId();
  const [asked, setAsked] = useState<Asked>(null);
  const isEmail = text.kind === "EMAIL";
  const to = isEmail ? receiverOf(view.found, text.key) : null;
  const blanks = countGaps(values.body) + countGaps(values.subject);
  const { copy, open } = useSendText(values, to?.email ?? null, onSent);
  const askToOpen = (): void => (blanks > 0 ? setAsked("open") : open());
  useCopyKey(copy);
  useScreenCommand({ id: "copyText", label: t(messages.copy), icon: Copy, run: copy });
  useScreenCommand({ id: "openText", label: t(messages.open), icon: Mail, run: askToOpen }, isEmail);
  const problem = form.error === undefined ? undefined : readProblem(form.error);
  const isConflict = problem?.code === "CONFLICT";
  return (
    <section className="template" aria-label={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
        onKeyDown={onKeys({ "Mod+Enter": () => void form.save() })}
      >
        <TextHead
          title={<h3 {...titleWords}>{title}</h3>}
          menu={menu}
          isBusy={form.isBusy}
          onReset={form.isEdited ? () => setAsked("reset") : undefined}
          onOpen={isEmail ? askToOpen : undefined}
          onCopy={copy}
        />
        <TextQuestion
          asked={asked}
          blanks={blanks}
          onYes={() => {
            setAsked(null);
            if (asked === "reset") void form.reset();
            else open();
          }}
          onNo={() => setAsked(null)}
        />
        {form.isUnsaved && (
          <UnsavedText
            ref={edited}
            record={form.record}
            values={values}
            labels={{ subject: t(messages.subject), body: t(messages.body) }}
            draft={form.draft}
            began={form.began}
            conflict={isConflict ? form.error : undefined}
            refused={form.refused}
            onTake={form.change}
            onSaveAgain={() => void form.save()}
          />
        )}
        {problem !== undefined && !isConflict && <TextProblem why={problem.message} />}
        {isEmail && (
          <div className="template-lines">
            <TextReceiver view={view} to={to} isHelper={text.key === "helper"} />
            <SubjectLine view={view} form={form} />
          </div>
        )}
        <MarkedTextarea
          ref={field}
          value={values.body}
          label={title}
          describedBy={footId}
          words={view.words}
          factValues={view.factValues}
          onChange={(body) => form.change({ body })}
        />
        <TextFoot id={footId} text={values.body} field={field} form={form} isSent={isEmail && isSent} />
      </form>
    </section>
  );
}

interface TextHeadProps {
  readonly title: ReactNode;
  readonly menu: ReactNode;
  readonly isBusy: boolean;
  /** Undefined: it is the first text still. */
  readonly onReset: (() => void) | undefined;
  /** Undefined: it is no e-mail. */
  readonly onOpen: (() => void) | undefined;
  readonly onCopy: () => void;
}

function TextHead({ title, menu, isBusy, onReset, onOpen, onCopy }: TextHeadProps) {
  const t = useT();
  return (
    <header className="template-head">
      {title}
      {menu}
      <div>
        {onReset && (
          <Button size="small" type="text" icon={<Icon of={RotateCcw} size={15} />} disabled={isBusy} onClick={onReset}>
            {t(messages.firstText)}
          </Button>
        )}
        {onOpen && (
          <Button size="small" icon={<Icon of={Mail} size={15} />} onClick={onOpen}>
            {t(messages.open)}
          </Button>
        )}
        <Button size="small" type="primary" icon={<Icon of={Copy} size={15} />} onClick={onCopy}>
          {t(messages.copy)}
        </Button>
      </div>
    </header>
  );
}

interface TextQuestionProps {
  readonly asked: Asked;
  /** The number of blanks that the text still has. */
  readonly blanks: number;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function TextQuestion({ asked, blanks, onYes, onNo }: TextQuestionProps) {
  const t = useT();
  if (asked === null) return null;
  if (asked === "reset") return <ConfirmDelete key={asked} onYes={onYes} onNo={onNo} />;
  return (
    <ConfirmDelete key={asked} isHarmless question={t(messages.openBlanks, { blanks })} onYes={onYes} onNo={onNo} />
  );
}

/** Says why the text was not saved; its button submits the form again. */
function TextProblem({ why }: { readonly why: string | undefined }) {
  const t = useT();
  return (
    <div className="template-problem" role="alert">
      <span>
        {t(messages.notSaved)} {why}
      </span>
      <Button size="small" htmlType="submit">
        {t(componentMessages.tryAgain)}
      </Button>
    </div>
  );
}

function SubjectLine({ view, form }: { readonly view: GuideView; readonly form: ReturnType<typeof useStepText> }) {
  const t = useT();
  return (
    <div>
      <span aria-hidden>{t(messages.subject)}</span>
      <MarkedTextarea
        value={form.values.subject}
        label={t(messages.subject)}
        words={view.words}
        factValues={view.factValues}
        onChange={(subject) => form.change({ subject })}
        onEnter={() => void form.save()}
      />
    </div>
  );
}
