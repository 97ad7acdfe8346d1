import type { CheckedFault } from '#contract/word-publication.ts'
import { faultSentence } from '#islands/admin/words/publish/CheckPart.tsx'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-pages.yaml'

/** What keeps a page from being stored; without a sentence of ours, as the check says it. */
export function FaultList({ faults }: { faults: readonly CheckedFault[] }) {
	if (faults.length === 0) return null
	return (
		<div role="alert" className="bad">
			<p>{words.form.faults}</p>
			<ul>
				{faults.map(({ line, fault, message }) => (
					<li key={message}>
						{line > 0 && formatMessage('es', words.form.line, { n: line })}{' '}
						{fault !== null && faultSentence(fault)}
						{(fault === null || fault.code === 'tag') && (
							<small lang="en">{message.replace(/^\S+: /, '')}</small>
						)}
					</li>
				))}
			</ul>
		</div>
	)
}
