/** Three doors in a corridor. Light falls from below the middle one, and a card hangs on it. */
export function StudyDoor() {
	return (
		<>
			<path fill="var(--wall)" d="M0 0H900V330H0z" />
			<path fill="var(--plinth)" d="M0 286H900V330H0z" />
			<Door x={92} />
			<Door x={366} />
			<Door x={640} />
			<path fill="var(--lamp)" d="M378 281H522V286H378z" />
			<path fill="var(--lamp)" opacity=".34" d="M378 286H522L566 330H334z" />
			<path fill="none" stroke="var(--paint)" strokeWidth="2.5" d="M410 118 450 88 490 118" />
			<path fill="var(--paint)" d="M398 118H502V186H398z" />
			<path stroke="var(--line)" strokeWidth="4" d="M414 140h72M414 153h60M414 166h30" />
		</>
	)
}

function Door({ x }: { x: number }) {
	return (
		<g transform={`translate(${x})`}>
			<path fill="var(--paint)" d="M0 22H168V286H0z" />
			<path fill="var(--blind)" d="M12 34H156V286H12z" />
			<path
				fill="var(--slat)"
				d="M30 54H78V148H30zM90 54H138V148H90zM30 182H78V264H30zM90 182H138V264H90z"
			/>
			<circle fill="var(--paint)" cx="144" cy="166" r="6" />
		</g>
	)
}
