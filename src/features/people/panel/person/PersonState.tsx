import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import type { PersonReading } from './usePerson.ts'
import personWords from '#content/messages/es/panel/person.yaml'

const words = personWords

type Props = { reading: Pick<PersonReading, 'isPending' | 'isError' | 'isFetching' | 'refetch'> }

/** Shown while there is no person to show. */
export function PersonState({ reading: { isPending, isError, isFetching, refetch } }: Props) {
	if (isPending || isFetching) return <p role="status">{words.loading}</p>
	if (isError) {
		return (
			<p role="status">
				{words.failed.text}. <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
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
