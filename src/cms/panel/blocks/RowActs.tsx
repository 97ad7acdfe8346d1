import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-blocks.yaml'

export type Act = keyof typeof words.acts

type Props = {
	/** The name of the row. */
	name: string
	acts: readonly (readonly [act: Act, isDisabled?: boolean])[]
	onPress: (act: Act) => void
}

export function RowActs({ name, acts, onPress }: Props) {
	return acts.map(([act, isDisabled = false]) => (
		<TextButton
			key={act}
			data-act={act}
			aria-label={formatMessage('es', words.label, { act: words.acts[act], name })}
			disabled={isDisabled}
			onClick={() => onPress(act)}
		>
			{words.acts[act]}
		</TextButton>
	))
}
