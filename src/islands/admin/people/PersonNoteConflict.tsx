import { Button } from '#components/ui/Button.tsx'
import personWords from '#content/messages/es/panel/person.yaml'

const { conflict: words } = personWords.note

type Props = {
	/** The server's note. */
	theirs: string
	onChoose: (whose: 'mine' | 'theirs') => void
}

/** The other note, changed meanwhile, and a choice between both. */
export function PersonNoteConflict({ theirs, onChoose }: Props) {
	return (
		<div role="alert">
			<p>{theirs === '' ? words.empty : words.text}</p>
			{theirs !== '' && <blockquote>{theirs}</blockquote>}
			<div className="actions">
				<Button tone="outline" onClick={() => onChoose('theirs')}>
					{words.theirs}
				</Button>
				<Button tone="outline" onClick={() => onChoose('mine')}>
					{words.mine}
				</Button>
			</div>
		</div>
	)
}
