import { CheckLine } from './CheckLine.tsx'
import type { SenderCheck } from './useSenderCheck.ts'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'

const { checks: words } = letterDraftWords

/** The sender's current DNS records, if they have paused a letter. */
export function SenderChecks({ checks, status }: SenderCheck) {
	return (
		<>
			<p role="status">
				{status === 'loading' && words.loading}
				{status === 'failed' && words.failed}
			</p>
			<ul className="points">
				{checks?.map((check) => (
					<CheckLine key={check.name} check={check} />
				))}
			</ul>
		</>
	)
}
