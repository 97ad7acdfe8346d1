import type { Failure } from '#content/types/page.ts'
import type { PanelWords } from '#content/types/panel.ts'
import { IslandBoundary } from '#islands/IslandBoundary.tsx'
import { type PlaceProps, SessionGate } from './SessionGate.tsx'

type Props = PlaceProps & { words: PanelWords; failure: Failure }

/** The owner's panel: the login form, then one of its places. */
export function Panel({ failure, ...place }: Props) {
	return (
		<IslandBoundary failure={failure}>
			<SessionGate {...place} />
		</IslandBoundary>
	)
}
