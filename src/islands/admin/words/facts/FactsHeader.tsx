import { Button } from '#components/ui/Button.tsx'
import { formatClock } from '#islands/admin/format-date.ts'
import { navigate } from '#islands/admin/panel-address.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import deskStyles from '#islands/admin/words/Desk.module.css'
import { formatMessage } from '#words/format-message.ts'
import { useChanges } from '#islands/admin/words/useChanges.ts'
import type { Facts } from './useFacts.ts'
import words from '#content/messages/es/panel/words.yaml'

type Props = { facts: Pick<Facts, 'status' | 'savedAt'> }

/** The place's title, the save status, and the link to publish. */
export function FactsHeader({ facts }: Props) {
	const changes = useChanges().length
	return (
		<div className={deskStyles['head']}>
			<PlaceHeading>{words.title}</PlaceHeading>
			<p role="status">{statusOf(facts)}</p>
			<div className={deskStyles['acts']}>
				<Button tone="outline" onClick={() => navigate('/waitlist/textos/historial')}>
					{words.history}
				</Button>
				<Button onClick={() => navigate('/waitlist/textos/publicar')}>
					{changes > 0 ? formatMessage('es', words.publish, { n: changes }) : words.publishNone}
				</Button>
			</div>
		</div>
	)
}

function statusOf({ status, savedAt }: Props['facts']): string {
	if (status === 'failed') return words.unsaved
	if (status === 'saving') return words.saving
	const saved =
		savedAt === 0 ? '' : formatMessage('es', words.saved, { time: formatClock(savedAt) })
	return `${words.promise} ${saved}`.trim()
}
