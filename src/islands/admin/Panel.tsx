import { useEffect } from 'react'
import { documentTitle } from '#content/panel/es/places.ts'
import { failure, shellWords as words } from '#content/panel/es/shell.ts'
import { IslandBoundary } from '#islands/IslandBoundary.tsx'
import { logOut } from './api.ts'
import { InvitationForm } from './InvitationForm.tsx'
import { Login } from './Login.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import { navigate, usePanelAddress } from './panel-address.ts'
import { PanelHeader } from './PanelHeader.tsx'
import { placeAt } from './place-components.ts'
import { forgetSearches } from './searches.ts'
import { Toasts } from './Toasts.tsx'
import { useFindings } from './useFindings.ts'
import { useInvitation } from './useInvitation.ts'
import { usePlace } from './usePlace.ts'
import { useProof } from './useProof.tsx'
import { useSession } from './useSession.ts'
import { useToasts } from './useToasts.ts'
import styles from './Panel.module.css'

/** The owner's panel: the login form, hidden until the session is known, or the place of the address. */
export function Panel() {
	const [session, setSession] = useSession()
	const toasts = useToasts()
	const { withProof, proofDialog } = useProof(words)
	const { path } = usePanelAddress()
	const place = placeAt(path)
	const renderPlace = usePlace(place.name)
	const [invitation, forgetInvitation] = useInvitation()
	const isSignedIn = session === 'signedIn' && invitation === null
	const findings = useFindings(isSignedIn ? path : null)

	useEffect(() => {
		document.title = documentTitle(place)
	}, [place])

	function enter() {
		forgetInvitation()
		toasts.show(words.notices.granted)
		setSession('signedIn')
	}

	// Toasts of before could lie over the login form.
	function expire() {
		toasts.dismissAll()
		toasts.show(words.notices.expired, 'error')
		setSession('signedOut')
	}

	async function leave() {
		try {
			await logOut()
			forgetSearches()
			navigate('/waitlist', { replace: true })
			toasts.dismissAll()
			toasts.show(words.notices.left)
			setSession('signedOut')
		} catch (error) {
			console.error(error)
			toasts.show(words.notices.unavailable, 'error')
		}
	}

	return (
		<>
			<PanelHeader
				words={words.header}
				place={isSignedIn ? (place.parent ?? place.name) : null}
				onLeave={() => void leave()}
			/>
			<main id="main" tabIndex={-1} className={isSignedIn ? styles['place'] : undefined}>
				<IslandBoundary failure={failure}>
					{isSignedIn ? (
						<>
							{findings.data && <NoticeLine {...findings.data} />}
							{renderPlace({
								toasts,
								withProof,
								reloadFindings: findings.reload,
								onExpired: expire,
							})}
						</>
					) : invitation ? (
						<InvitationForm invitation={invitation} onEnter={enter} />
					) : (
						<Login
							words={words}
							toasts={toasts}
							onEnter={enter}
							isWaiting={session === 'unknown'}
						/>
					)}
				</IslandBoundary>
			</main>
			<Toasts {...toasts} words={words.notices} />
			{proofDialog}
		</>
	)
}
