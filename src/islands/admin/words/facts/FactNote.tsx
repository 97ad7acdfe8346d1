import { TextButton } from '#components/ui/TextButton.tsx'
import { formatMessage } from '#words/format-message.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'

type Props = {
	facts: Facts
	address: string
	/** Formats a text, such as an amount; null if it is too long to repeat. */
	read?: ((text: string) => string) | null
}

/** The previous value, with a button to restore it, and a concurrent change by somebody else. */
export function FactNote({ facts, address, read = (text) => text }: Props) {
	const type = (text: string) => facts.type({ [address]: text })
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
	const original = read?.(fact.original)
	return (
		<>
			{fact.draft?.isOriginalChanged
				? formatMessage('es', words.field.newOriginal, { text: original ?? short(fact.original) })
				: original === undefined || original === ''
					? words.field.changed
					: formatMessage('es', words.field.before, { text: original })}{' '}
			<TextButton onClick={() => type(fact.original)}>
				{original === undefined || original === ''
					? words.field.original
					: formatMessage('es', words.field.back, { text: original })}
			</TextButton>
		</>
	)
}

const maxShort = 120

function short(text: string): string {
	return text.length > maxShort ? `${text.slice(0, maxShort)}…` : text
}
