import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { CheckedFault } from '#cms/messages/word-publication.ts'
import { FaultText } from '#cms/panel/edit/FaultText.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-pages.yaml'

type Props = {
	faults: readonly CheckedFault[]
	/** The line numbers of the faults refer to this text. */
	body?: string
	/** Shows the field at a place, or a line of the text. The line is 0 for a field. */
	onShow?: (place: string, line: number) => void
	/** The labels of the field at a place, from the outermost one. */
	namesOf?: (place: string) => readonly string[]
}

const { form } = words

/** The faults that prevent saving a page. A fault is in English if the panel has no sentence for it. */
export function FaultList({ faults, body = '', onShow, namesOf = () => [] }: Props) {
	const lines = body === '' ? [] : body.split('\n')
	const nameOf = (place: string) => namesOf(place).join(', ').replace(/.$/, '$&.')
	return (
		<div role="alert" className="bad">
			<p>{form.faults}</p>
			<ul>
				{faults.map((checked) => {
					const { line, place, message } = checked
					const text = lines[line - 1]
					const name =
						text === undefined
							? nameOf(place ?? '')
							: formatMessage('es', form.line, { text: text.slice(0, 60) })
					return (
						<li key={`${place} ${line} ${message}`}>
							{onShow && place ? (
								<TextButton onClick={() => onShow(place, text === undefined ? 0 : line)}>
									{name}
								</TextButton>
							) : (
								name
							)}{' '}
							<FaultText checked={checked} />
						</li>
					)
				})}
			</ul>
		</div>
	)
}
