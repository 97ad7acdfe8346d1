import { Component, StrictMode, type ReactNode } from 'react'
import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import type { Failure } from '#cms/reader/schemas/page.ts'
import { track } from '#features/counts/rules/track.ts'
import { FileLoadError, mayReloadFor } from './load-file.ts'
import styles from './IslandBoundary.module.css'

type Props = {
	failure: Failure
	/** Identifies the content. When it changes, the failure of the previous content is cleared. */
	place?: string
	/** Whether the page reloads by itself if a file is gone. Set it only where a reload loses nothing. */
	reloads?: boolean
	/** Called for each failure. On public pages `track` counts the failure too. */
	onFailed?: () => void
	children: ReactNode
}

type State = {
	place?: string | undefined
	error: unknown
	hasFailed: boolean
	isReloading: boolean
}

const working: State = { error: null, hasFailed: false, isReloading: false }

/** The error boundary of every island: reports the failure, offers to try again, and links home. */
export class IslandBoundary extends Component<Props, State> {
	override state = working

	static getDerivedStateFromProps({ place }: Props, state: State): State | null {
		return place === state.place ? null : { ...working, place }
	}

	static getDerivedStateFromError(error: unknown): Partial<State> {
		return { error, hasFailed: true }
	}

	override componentDidCatch(error: unknown) {
		track({ name: 'island_failed' }, globalThis)
		this.props.onFailed?.()
		if (!this.props.reloads || !(error instanceof FileLoadError) || !mayReloadFor(error)) return
		this.setState({ isReloading: true })
		location.reload()
	}

	tryAgain = () => {
		// Browsers may remember a failed import until the page is reloaded.
		if (this.state.error instanceof FileLoadError) location.reload()
		else this.setState(working)
	}

	override render() {
		const { failure, children } = this.props
		const { error, hasFailed, isReloading } = this.state
		if (!hasFailed) return <StrictMode>{children}</StrictMode>
		if (isReloading) return null
		return (
			<section className={`frame ${styles['failure']}`} role="alert">
				<h1 lang={failure.titleLanguage}>{failure.title}</h1>
				<p>{(error instanceof FileLoadError && failure.lostFile) || failure.text}</p>
				<p className={`row ${styles['actions']}`}>
					<Button onClick={this.tryAgain}>{failure.tryAgain}</Button>
					<ButtonLink tone="outline" href={failure.action.href}>
						{failure.action.label}
					</ButtonLink>
				</p>
			</section>
		)
	}
}
