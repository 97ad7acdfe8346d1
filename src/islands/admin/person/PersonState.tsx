import { TextButton } from '#components/ui/TextButton.tsx'
import type { Reading } from '#islands/admin/useReading.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import personWords from '#content/messages/es/panel/person.yaml'

const words = personWords

type Props = {
	status: Reading<unknown>['status']
	onRetry: () => void
}

/** Shown while there is no person to show. */
export function PersonState({ status, onRetry }: Props) {
	if (status === 'loading') return <p role="status">{words.loading}</p>
	if (status === 'failed') {
		return (
			<p role="status">
				{words.failed.text}. <TextButton onClick={onRetry}>{words.retry}</TextButton>
			</p>
		)
	}
	return (
		<>
			<PlaceHeading>{words.unknown.title}</PlaceHeading>
			<p>{words.unknown.text}</p>
		</>
	)
}
