import type { Failure } from '#content/types.ts'
import type { PanelWords } from '#content/types/panel.ts'
import { IslandBoundary } from '#islands/IslandBoundary.tsx'
import { Door } from './Door.tsx'

type Props = { words: PanelWords; failure: Failure }

/** The panel of the waitlist: a door, and behind it the list. */
export function Panel({ words, failure }: Props) {
	return (
		<IslandBoundary failure={failure}>
			<Door words={words} />
		</IslandBoundary>
	)
}
