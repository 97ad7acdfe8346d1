import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

type NoteProps = {
	facts: Facts
	address: string
	/** Formats a text, such as an amount; null if it is too long to repeat. */
	read?: ((text: string) => string) | null | undefined
}

/** The previous value, with a button to restore it, and a concurrent change by somebody else. */
export function FactNote({ facts, address, read = (text) => text }: NoteProps) {
	const fact = facts.factAt(address)
	if (fact === undefined) return null
	if (facts.isConflict(address)) {
		return (
			<span role="alert">
				{formatMessage('es', words.field.conflict, { text: (read ?? short)(fact.text) })}{' '}
				<TextButton onClick={() => facts.keep(address)}>{words.field.takeMine}</TextButton>{' '}
				<TextButton onClick={() => facts.forget(address)}>{words.field.takeTheirs}</TextButton>
			</span>
		)
	}
	if (facts.textAt(address) === fact.original) return null
	const text = read?.(fact.original) ?? ''
	return (
		<>
			{fact.draft?.isOriginalChanged
				? formatMessage('es', words.field.newOriginal, { text: text || short(fact.original) })
				: text === ''
					? words.field.changed
					: formatMessage('es', words.field.before, { text })}{' '}
			<TextButton onClick={() => facts.type({ [address]: fact.original })}>
				{text === '' ? words.field.original : formatMessage('es', words.field.back, { text })}
			</TextButton>
		</>
	)
}

const maxShort = 120

function short(text: string): string {
	return text.length > maxShort ? `${text.slice(0, maxShort)}…` : text
}

/** The number of texts that contain a fact, and their pages. */
export function FactUse({ facts, of }: { facts: Facts; of: string }) {
	const use = facts.facts.uses[of]
	if (use === undefined) return null
	const { texts, pages } = use
	if (pages.length === 0) return <div>{formatMessage('es', words.uses.count, { texts })}</div>
	return (
		<details className={styles['use']}>
			<summary>{formatMessage('es', words.uses.pages, { texts, pages: pages.length })}</summary>
			<ul className="plain">
				{pages.map((path) => (
					<li key={path}>
						<a href={path} target="_blank" rel="noopener">
							{path}
						</a>
					</li>
				))}
			</ul>
		</details>
	)
}
