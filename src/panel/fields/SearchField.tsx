import { Field } from '#site/ui/controls/Field.tsx'
import { useTyping } from './useTyping.ts'

type Props = {
	label: string
	maxLength: number
	search: string
	onSearch: (search: string) => void
	/** Called when Enter is pressed. */
	onEnter?: (text: string) => void
}

const typingPauseMs = 300

export function SearchField({ label, maxLength, search, onSearch, onEnter }: Props) {
	const [text, type] = useTyping(search, typingPauseMs, (typed) => {
		if (typed.trim() !== search) onSearch(typed.trim())
	})
	return (
		<Field
			label={label}
			type="search"
			value={text}
			maxLength={maxLength}
			autoComplete="off"
			spellCheck={false}
			onChange={(event) => type(event.target.value)}
			onKeyDown={({ key }) => {
				if (key === 'Enter') onEnter?.(text)
			}}
		/>
	)
}
