import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import placeWords from '#content/messages/es/panel/places.yaml'
import words from '#content/messages/es/panel/shell.yaml'
import { IslandBoundary } from '#site/island/IslandBoundary.tsx'
import { timeZone } from './format/format-date.ts'
import { LoginLayout } from './login/LoginLayout.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { InvitationForm } from './login/InvitationForm.tsx'
import { Login } from './login/Login.tsx'
import { OwnerNotices } from './OwnerNotices.tsx'
import { handleFailure, PanelContext } from './panel-context.ts'
import { usePanelAddress } from './panel-address.ts'
import { PanelHeader } from './PanelHeader.tsx'
import { placeAt } from './places.ts'
import { ProofDialog } from './login/ProofDialog.tsx'
import { createQueryClient } from './client/query-client.ts'
import { reportFailure } from './client/report-failure.ts'
import { SessionUnanswered } from './login/SessionUnanswered.tsx'
import { Toasts } from './parts/Toasts.tsx'
import { useAccess } from './useAccess.ts'
import { type LoadedPlace, type PlaceComponents, useLazyPlace } from './useLazyPlace.ts'
import { useProof } from './login/useProof.tsx'
import { useToasts } from './parts/useToasts.ts'
import styles from './Panel.module.css'

type Props = {
	components: PlaceComponents
	/** The loading text of a place that needs no session; the build renders it into the page of that place. */
	opening?: { readonly title: string; readonly text: string; readonly checking: string } | undefined
}

/** The owner's panel: the login form, hidden until the session is known, or the place in the URL. */
export function Panel({ components, opening }: Props) {
	const toasts = useToasts()
	const access = useAccess(toasts)
	const { isSignedIn, invitation, enter, expire, leave } = access
	const { withProof, question } = useProof()
	const { path, query } = usePanelAddress()
	const place = placeAt(path)
	// The place opens only once the session is known, because the build renders no place.
	const isOpen = place.isOpen === true && !access.isUnknown
	// An empty path means the build, which does not know the path.
	const isOpening = opening !== undefined && (path === '' || place.isOpen === true)
	const loadedPlace = useLazyPlace(place.name, components)
	const [client] = useState(() =>
		createQueryClient((error, notice) =>
			handleFailure({ toasts, onExpired: expire }, error, notice),
		),
	)

	useEffect(() => {
		document.title = placeWords.places[place.name].title
	}, [place])

	useEffect(() => {
		if (!isSignedIn) client.clear()
	}, [isSignedIn, client])

	const services = { toasts, withProof, onExpired: expire, onEnter: enter }
	return (
		<QueryClientProvider client={client}>
			<PanelContext value={services}>
				<PanelHeader
					place={isSignedIn ? (place.parent ?? place.name) : null}
					onLeave={() => void leave()}
				/>
				<main id="main" tabIndex={-1} className={isSignedIn ? styles['place'] : undefined}>
					<IslandBoundary
						failure={words.failure}
						place={path + query}
						reloads
						onFailed={reportFailure}
					>
						{isOpening && (access.isUnknown || loadedPlace === null) ? (
							<LoginLayout {...opening}>
								<p role="status">{opening.checking}</p>
							</LoginLayout>
						) : isSignedIn || isOpen ? (
							<>
								{isSignedIn && <OwnerNotices key={path} place={place.name} />}
								{loadedPlace && <Place key={place.name} loaded={loadedPlace} />}
								{!isOpen && (
									<p className={`frame small ${styles['zone']}`}>
										{formatMessage('es', words.timeZone, { zone: timeZone() })}
									</p>
								)}
							</>
						) : invitation ? (
							<InvitationForm invitation={invitation} />
						) : access.isUnanswered ? (
							<SessionUnanswered onRetry={access.checkAgain} />
						) : (
							<Login isWaiting={access.isUnknown} />
						)}
					</IslandBoundary>
				</main>
				<Toasts {...toasts} />
				{question && <ProofDialog {...question} />}
			</PanelContext>
		</QueryClientProvider>
	)
}

/** If the file of a place cannot be loaded, the error is thrown here, inside the panel's error boundary. */
function Place({ loaded }: { loaded: LoadedPlace }) {
	if ('error' in loaded) throw loaded.error
	const { component: Component } = loaded
	return <Component />
}
