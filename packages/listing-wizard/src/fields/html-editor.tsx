import {
  BoldIcon,
  BulletListIcon,
  HeadingIcon,
  ItalicIcon,
  NumberedListIcon,
} from "@hjem/ui/editor-icons";
import type { Icon } from "@hjem/ui/icon";
import { useLingui } from "@lingui/react/macro";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { memo } from "react";
import styles from "./html-editor.module.css";

/** Props of the editor. */
interface HtmlEditorProps {
  labelId: string;
  hintId?: string | undefined;
  /** The stored text; read once. */
  html: string;
  /** Characters as HTML. */
  maxLength: number;
  /**
   * Called at every key with what reads the text as HTML, empty for none and null where it is too long: to be read in a
   * pause, because writing a whole text takes as long as showing the key.
   */
  onType: (read: () => string | null) => void;
}

/** The tags of a listing: paragraphs, headings, lists, bold and italic. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
    underline: false,
    // For content that a cursor cannot be in or after, which a listing has none of; each would run at every key.
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
  }),
];

interface Tool {
  label: string;
  icon: Icon;
  isOn: boolean;
  press: () => void;
}

function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      heading: current.isActive("heading"),
      bullets: current.isActive("bulletList"),
      numbers: current.isActive("orderedList"),
    }),
  });
  const run = () => editor.chain().focus();
  const tools: readonly Tool[] = [
    { label: t`Bold`, icon: BoldIcon, isOn: on.bold, press: () => run().toggleBold().run() },
    {
      label: t`Italic`,
      icon: ItalicIcon,
      isOn: on.italic,
      press: () => run().toggleItalic().run(),
    },
    {
      label: t`Heading`,
      icon: HeadingIcon,
      isOn: on.heading,
      press: () => run().toggleHeading({ level: 3 }).run(),
    },
    {
      label: t`Bulleted list`,
      icon: BulletListIcon,
      isOn: on.bullets,
      press: () => run().toggleBulletList().run(),
    },
    {
      label: t`Numbered list`,
      icon: NumberedListIcon,
      isOn: on.numbers,
      press: () => run().toggleOrderedList().run(),
    },
  ];
  return (
    <div className={styles.toolbar} role="group" aria-label={t`Text style`}>
      {tools.map(({ label, icon: ToolIcon, isOn, press }) => (
        <button
          key={label}
          type="button"
          className={styles.tool}
          aria-label={label}
          title={label}
          aria-pressed={isOn}
          onClick={press}
        >
          <ToolIcon />
        </button>
      ))}
    </div>
  );
}

/** A text with few styles; pasted text keeps those of a listing only. */
function HtmlEditor({ labelId, hintId, html, maxLength, onType }: HtmlEditorProps) {
  const editor = useEditor({
    extensions,
    content: html,
    // Styles come from the file beside: the policy of a page allows none in its HTML.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: styles.text ?? "",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelId,
        ...(hintId && { "aria-describedby": hintId }),
      },
    },
    onUpdate: ({ editor: current }) =>
      onType(() => {
        const next = current.isEmpty ? "" : current.getHTML();
        return next.length <= maxLength ? next : null;
      }),
  });
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

export default memo(HtmlEditor);
