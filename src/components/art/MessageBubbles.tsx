import { HungWindow } from './HungWindow.tsx'
import { Silhouette } from './Silhouette.tsx'

/** The guilt: an evening in after all, and three unsent drafts in front of the window. */
export function MessageBubbles() {
	return (
		<svg viewBox="0 0 440 320" aria-hidden="true">
			<path fill="var(--wall)" d="M0 0H440V320H0z" />
			<HungWindow x={155} y={38} width={130} level={58} forecast={55}>
				<Silhouette name="reader" />
			</HungWindow>
			<path
				fill="var(--plinth)"
				stroke="var(--on-wall-soft)"
				strokeWidth="2.5"
				d="M22 70H120V114H52L38 130V114H22zM322 40H400V80H352L338 96V80H322zM330 150H410V186H390L378 202V186H330z"
			/>
			<path
				stroke="var(--on-wall-soft)"
				strokeWidth="7"
				strokeLinecap="round"
				strokeDasharray=".1 17"
				d="M54 92h35M344 60h35M353 168h35"
			/>
		</svg>
	)
}
