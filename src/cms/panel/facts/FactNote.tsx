import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { shownText } from '#cms/panel/publish/shown-text.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'
import styles from './Facts.module.css'

type NoteProps = {
	facts: Facts
	address: string
	/** The currency of an amount. */
	currency?: string | undefined
}

/**
 * In characters. A previous value longer than `maxRepeated` is not quoted. Any quoted value is cut off after
 * `maxShort`.
 */
const maxRepeated = 40
const maxShort = 120

/**
 * The original value of a changed fact, with a button to restore it; in a conflict, the value that somebody else saved
 * meanwhile.
 */
export function FactNote({ facts, address, currency }: NoteProps) {
	const fact = facts.factAt(address)
	if (fact === undefined) return null
	const { original } = fact
	const read = (value: string) => {
		const text = value === 'null' ? '' : shownText(fact, value, currency)
		return text.length > maxShort ? `${text.slice(0, maxShort)}…` : text
	}
	if (facts.isConflict(address)) {
		return (
			<span role="alert">
				{formatMessage('es', words.field.conflict, { text: read(fact.text) })}{' '}
				<TextButton onClick={() => facts.choose(address, 'mine')}>
					{words.field.takeMine}
				</TextButton>{' '}
				<TextButton onClick={() => facts.choose(address, 'theirs')}>
					{words.field.takeTheirs}
				</TextButton>
			</span>
		)
	}
	if (facts.textAt(address) === original) return null
	const text = read(original)
	const isRepeated = text !== '' && text.length <= maxRepeated
	return (
		<>
			{fact.isOriginalChanged
				? formatMessage('es', words.field.newOriginal, { text })
				: isRepeated
					? formatMessage('es', words.field.before, { text })
					: words.field.changed}{' '}
			<TextButton onClick={() => facts.type({ [address]: original })}>
				{isRepeated ? formatMessage('es', words.field.back, { text }) : words.field.original}
			</TextButton>
		</>
	)
}

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
