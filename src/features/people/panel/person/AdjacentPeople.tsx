import { openNeighbour, personPath, useNeighbours, usePanelAddress } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import personWords from '#content/messages/es/panel/person.yaml'

const words = personWords.neighbours

/** Links to the previous and next person on the list page from which this person was opened. */
export function AdjacentPeople() {
	const id = new URLSearchParams(usePanelAddress().query).get('id') ?? ''
	const { previous, next } = useNeighbours(id)
	return (
		<span>
			{previous !== '' && (
				<PanelLink href={personPath(previous)} onOpen={() => openNeighbour(previous)}>
					{words.previous}
				</PanelLink>
			)}
			{next !== '' && (
				<PanelLink href={personPath(next)} onOpen={() => openNeighbour(next)}>
					{words.next}
				</PanelLink>
			)}
		</span>
	)
}
