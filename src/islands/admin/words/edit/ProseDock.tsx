import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { languageNames } from '#domain/pages/languages.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import { ChipField } from './ChipField.tsx'
import { countWords } from './count-words.ts'
import { EditFoot } from './EditFoot.tsx'
import { titleOf } from './opened-text.ts'
import { LinkDialog, SourceDialog } from './PickDialog.tsx'
import { pressedPart } from './pressed-part.ts'
import { useFinish } from './useFinish.ts'
import type { ChipFieldHandle } from './useChipField.ts'
import type { SentenceEdit } from './useSentence.ts'
import styles from './ProseDock.module.css'

type Props = {
	edit: SentenceEdit
	catalog: Catalog
	/** Source names by key. */
	sources: Readonly<Record<string, string>>
	/** The words of the pressed part of the page. */
	pressed: string | null
	onClose: () => void
}

type Selected = { readonly start: number; readonly end: number }

/** A block of prose in its source form, docked below the page, with paragraph tools. */
export function ProseDock({ edit, catalog, sources, pressed, onClose }: Props) {
	const { language } = catalog
	const { source, original, facts, faults, change } = edit
	const { finish, isHeld } = useFinish(edit, onClose)
	const id = useId()
	const field = useRef<ChipFieldHandle>(null)
	const [begun] = useState(source)
	const selectedPart = pressed === null ? null : pressedPart(begun, pressed, facts)
	const [asked, setAsked] = useState<{ kind: 'link' | 'source'; at: Selected } | null>(null)

	/** Toggles marks around the selection. */
	function mark(sign: string) {
		const { current } = field
		if (!current) return
		const { start, end } = current.selected()
		const inside = source.slice(start, end)
		const { length } = sign
		if (source.slice(start - length, start) === sign && source.slice(end, end + length) === sign)
			current.replace({ start: start - length, end: end + length }, inside, [0, inside.length])
		else
			current.replace({ start, end }, `${sign}${inside}${sign}`, [length, length + inside.length])
	}

	function ask(kind: 'link' | 'source') {
		const at = field.current?.selected() ?? { start: source.length, end: source.length }
		setAsked({ kind, at })
	}

	function insert(text: string) {
		if (asked) field.current?.replace(asked.at, text)
		setAsked(null)
	}

	function handleKey(event: KeyboardEvent) {
		const isCommand = event.ctrlKey || event.metaKey
		if (event.key === 'Escape' && !asked) finish()
		else if (isCommand && event.key === 'b') mark('**')
		else if (isCommand && event.key === 'i') mark('*')
		else return
		event.preventDefault()
	}

	const count = countWords(source, facts)
	const before = countWords(original, facts)
	return (
		// The dock adds a few keys to its field; everything in it has a button.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div className={styles['dock']} onKeyDown={handleKey}>
			<div className={styles['tools']} role="toolbar" aria-label={words.prose.tools}>
				<Button tone="outline" onClick={() => mark('**')}>
					<b>{words.prose.bold}</b>
				</Button>
				<Button tone="outline" onClick={() => mark('*')}>
					<i>{words.prose.italic}</i>
				</Button>
				<Button tone="outline" onClick={() => ask('link')}>
					{words.prose.link}
				</Button>
				<Button tone="outline" onClick={() => ask('source')}>
					{words.prose.source}
				</Button>
				<span>{words.prose.marks}</span>
			</div>
			<ChipField
				ref={field}
				label={formatMessage('es', words.sentence.field, {
					name: titleOf(edit.text),
					language: languageNames[language],
				})}
				language={language}
				value={source}
				facts={facts}
				names={sources}
				isMultiline
				isInvalid={faults.length > 0}
				describedBy={`${id}-faults ${id}-help`}
				hasFocus
				selectedPart={selectedPart}
				onChange={change}
			/>
			<EditFoot id={id} edit={edit} isHeld={isHeld} onFinish={finish} onClose={onClose}>
				{count === before
					? formatMessage('es', words.prose.wordsSame, { n: count })
					: formatMessage('es', words.prose.words, { n: count, before })}
			</EditFoot>
			{asked?.kind === 'link' && (
				<LinkDialog
					title={linkTitle(selectedText(source, asked.at))}
					catalog={catalog}
					onPick={({ href, title }) =>
						insert(`[${selectedText(source, asked.at) || title}](${href})`)
					}
					onClose={() => setAsked(null)}
				/>
			)}
			{asked?.kind === 'source' && (
				<SourceDialog
					sources={sources}
					onPick={(key) => insert(`${selectedText(source, asked.at)}{% source "${key}" /%}`)}
					onClose={() => setAsked(null)}
				/>
			)}
		</div>
	)
}

function linkTitle(text: string): string {
	return text === '' ? words.prose.linkNew : formatMessage('es', words.prose.linkTitle, { text })
}

function selectedText(source: string, { start, end }: Selected): string {
	return source.slice(start, end)
}
