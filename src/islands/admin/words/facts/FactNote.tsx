import { TextButton } from '#components/ui/TextButton.tsx'
import { formatMessage } from '#words/format-message.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words-facts.yaml'

type Props = {
	facts: Facts
	address: string
	/** How a text is read: an amount, for instance; null where it is too long to be repeated. */
	read?: ((text: string) => string) | null
	/** Sets a text with everything that follows from it. */
	onType?: (text: string) => void
	/** The addresses of what follows from it. */
	following?: readonly string[]
}

/** What was there before, with the way back, and what somebody else has written meanwhile. */
export function FactNote({ facts, address, read = (text) => text, ...rest }: Props) {
	const { onType = (text) => facts.type({ [address]: text }), following = [] } = rest
	const fact = facts.factAt(address)
	if (fact === undefined) return null
	if (facts.isConflict(address)) {
		const mine = facts.textAt(address)
		return (
			<span role="alert">
				{formatMessage('es', words.field.conflict, { text: (read ?? short)(fact.text) })}{' '}
				<TextButton onClick={() => onType(mine)}>{words.field.takeMine}</TextButton>{' '}
				<TextButton onClick={() => [address, ...following].forEach(facts.forget)}>
					{words.field.takeTheirs}
				</TextButton>
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
			<TextButton onClick={() => onType(fact.original)}>
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
