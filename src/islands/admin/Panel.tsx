import type { Failure } from '#content/types/page.ts'
import type { PanelWords } from '#content/types/panel.ts'
import { IslandBoundary } from '#islands/IslandBoundary.tsx'
import { SessionGate } from './SessionGate.tsx'

type Props = { words: PanelWords; failure: Failure }

/** The owner's panel: the login form, then the waitlist. */
export function Panel({ words, failure }: Props) {
	return (
		<IslandBoundary failure={failure}>
			<SessionGate words={words} />
		</IslandBoundary>
	)
}
