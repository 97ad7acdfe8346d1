import { Component, StrictMode, type ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { Failure } from '#content/types/page.ts'
import styles from './IslandBoundary.module.css'

type Props = { failure: Failure; children: ReactNode }

/** The error boundary of every island: shows a message with a link home if rendering fails. */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
	override state = { hasFailed: false }

	static getDerivedStateFromError() {
		return { hasFailed: true }
	}

	override render() {
		const { failure, children } = this.props
		if (!this.state.hasFailed) return <StrictMode>{children}</StrictMode>
		return (
			<section className={`frame ${styles['failure']}`} role="alert">
				<h1 lang={failure.titleLanguage}>{failure.title}</h1>
				<p>{failure.text}</p>
				<ButtonLink href={failure.action.href}>{failure.action.label}</ButtonLink>
			</section>
		)
	}
}
