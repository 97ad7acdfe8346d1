import type { AllTypes } from '#content/types/quiz.ts'

/**
 * The sixteen types in German, each named after a place in the house. The texts describe what the four letters mean in
 * this test and what they cost. The result itself marks letters that were decided 2:2.
 */
export const mbtiTypes = {
	ISTJ: {
		name: 'Die Speisekammer',
		description:
			'Alles steht im Regal, und die Etiketten zeigen nach vorn. Diese vier Buchstaben beschreiben jemanden, der eine Sache allein durchdenkt, sich an Überprüfbares hält, nach der vereinbarten Regel entscheidet und am Montag fertig gepackt hat. Man verlässt sich auf dich, weil du ein Versprechen wie einen Vorrat behandelst: gezählt, datiert, zur Hand. Teuer wird es, wenn sich die Lieferung ändert. Ein mittags umgeworfener Plan ärgert dich länger, als du zeigst, und eine neue Idee muss sich vielleicht erst woanders bewähren. Dass jemand Mitgefühl wollte und nicht die richtige Antwort, merkst du manchmal spät.',
		energy:
			'Gesellschaft mit einem Zweck und einer Endzeit kostet dich vermutlich am wenigsten. Teuer ist der offene Abend, an dem niemand weiß, was als Nächstes kommt. Frag vorher, wie lange es geht; das ist eine ganz normale Frage.',
	},
	ISFJ: {
		name: 'Das Nachtlicht im Flur',
		description:
			'Jemand hat es angelassen, damit keiner stolpert, und wahrscheinlich warst du das. Diese vier Buchstaben beschreiben einen Menschen, der im Stillen nachdenkt, beim Bewährten bleibt, zuerst fragt, was eine Entscheidung für die anderen heißt, und gern alles vorher geregelt hat. Du weißt noch, welcher Gast den Tee ohne Milch trinkt. Vieles, was du tust, fällt erst auf, wenn es aufhört, und vielleicht wartest du auf einen Dank, von dem niemand weiß. Dein Nein kommt spät, und dann mit drei Begründungen. Ein plötzlich geänderter Plan kostet dich doppelt: einmal für dich und einmal für alle, für die du ihn gemacht hast.',
		energy:
			'Vielleicht geht mehr Energie ins Kümmern als ins Zusammensein. Achte darauf, was dich eine Runde kostet, wenn du einlädst, und was, wenn du nur Gast bist. Sind die Zahlen verschieden, lass ab und zu jemand anderen die Teller tragen.',
	},
	INFJ: {
		name: 'Das Buntglasfenster',
		description:
			'Von der Straße aus ist es dunkles Blei, von innen ein Bild. Diese vier Buchstaben beschreiben jemanden, der einen Gedanken behält, bis er fertig ist, nach dem Muster hinter den Dingen sucht, abwägt, was eine Wahl für Menschen bedeutet, und gern weiß, wie die Woche läuft. Oft hast du eine Theorie, was in einem Raum wirklich vorgeht. Sie kann stimmen. Eine Theorie ist sie trotzdem, und selten sprichst du sie so früh aus, dass dich jemand korrigieren könnte. Andere finden dich vielleicht klar, was die ferne Zukunft betrifft, und vage beim nächsten Dienstag. Stört etwas dein Bild, wirst du eher erst still und erklärst es später.',
		energy:
			'Ein langes Gespräch kann dich weniger kosten als eine Stunde voll kurzer. In Gruppen machst du vielleicht nebenher eine zweite Arbeit: erraten, wie es allen geht. Lass sie an manchen Abenden liegen und vergleiche.',
	},
	INTJ: {
		name: 'Das Arbeitszimmer',
		description:
			'Ein Tisch, eine Lampe, die Zeichnung von etwas, das es noch nicht gibt. Diese vier Buchstaben beschreiben einen Menschen, der die Dinge allein ausarbeitet, dem die Idee wichtiger ist als die Anleitung, der nach Gründen entscheidet, die für alle gelten würden, und die Sache geklärt haben will. Du verbesserst gern, was du anfasst, ob es darum gebeten hat oder nicht. Einen Plan, von dem sonst niemand weiß, kannst du jahrelang mit dir tragen und dich dann wundern, dass ihn nicht alle sofort verstehen. Einzelheiten langweilen dich, bis an einer der Plan zerbricht. Deine kurzen Antworten halten andere vielleicht für ein Urteil über sie; gemeint war die Frage.',
		energy:
			'Gespräche, die irgendwo ankommen, sind für dich vermutlich billig, und solche, die kreisen, teuer. Es hilft, vorher zu wissen, was für ein Abend es wird. Ist es die zweite Sorte, geh für eine Stunde hin und meine diese Stunde ernst.',
	},
	ISTP: {
		name: 'Die Werkstatt',
		description:
			'Das Werkzeug hängt an der Wand, und das Radio läuft leise. Diese vier Buchstaben beschreiben jemanden, der vor dem Reden denkt, dem vertraut, was man anfassen und ausprobieren kann, die Ursache vor dem Trost sucht und den Tag offen lässt. Du nimmst eine Sache lieber auseinander, als über sie zu sprechen. Geht etwas kaputt, ruft man dich an, und das magst du ganz gern, denn es hat eine Aufgabe und ein Ende. Schwerer bist du zu erreichen, wenn eine Stimmung kaputt ist: Die nützliche Antwort kommt sofort, die andere spät oder gar nicht. Lange Pläne fühlen sich an wie ein fremder Mantel. Manches bleibt zu neunzig Prozent fertig, sobald das Interessante vorbei ist.',
		energy:
			'Nebeneinander etwas zu tun kostet dich vermutlich weniger, als einander gegenüberzusitzen. Schlag statt des Essens die Reparatur, den Spaziergang oder das Spiel vor. Notiere, wie lange du jeweils durchhältst.',
	},
	ISFP: {
		name: 'Der Fensterplatz',
		description:
			'Ein Kissen, eine Decke, gute Sicht aufs Wetter. Diese vier Buchstaben beschreiben einen Menschen, der das meiste erst einmal für sich behält, bemerkt, was wirklich da ist, fragt, wie sich eine Wahl für die Betroffenen anfühlt, und den Tag auf sich zukommen lässt. Du streitest selten für deinen Geschmack, du lebst einfach danach. So erfahren andere vielleicht erst, was dir wichtig ist, wenn sie daraufgetreten sind. Die Frage nach einem Fünfjahresplan ist ein guter Weg, dich zu verlieren. Einen unangenehmen Brief kannst du beeindruckend viele Tage liegen lassen. Was andere für unkompliziert halten, ist manchmal ein festes Nein, das nie gesagt wurde.',
		energy:
			'Gesellschaft, in der du dich umsehen und wenig sagen darfst, kannst du dir wahrscheinlich leisten. Vor anderen gefragt zu werden, wie es dir geht, wahrscheinlich nicht. Ein Gast mit einem Buch am anderen Ende des Sofas ist vielleicht ideal.',
	},
	INFP: {
		name: 'Das Dachfenster',
		description:
			'Keine Straße ist darin zu sehen, nur Wetter und ein Stück Abend. Diese vier Buchstaben beschreiben jemanden, der im Stillen denkt, sich zu dem hingezogen fühlt, was Dinge bedeuten könnten, dem Menschen wichtiger sind als Argumente und gern etwas offenlässt. Dich kann etwas tagelang bewegen, ohne dass es jemand weiß. Du fängst mehr an, als du beendest, auch weil die Sache im Kopf besser war als auf dem Papier. Kritik an der Arbeit kommt bei dir leicht als Kritik an dir an, selbst wenn es nur um ein Komma ging. Offene Fragen magst du, und auf deinem Tisch liegen Briefe, die schon seit Wochen offen sind.',
		energy:
			'Vielleicht gibt dir ein Gespräch über etwas Echtes Energie, während dich eine Stunde Höflichkeiten müde macht. Im Kalender sieht beides gleich aus. Markiere es ein paar Wochen lang verschieden und sieh nach, ob es stimmt.',
	},
	INTP: {
		name: 'Der Dachboden',
		description:
			'Kisten bis unter die Balken, und dazwischen ein Weg, den nur du findest. Diese vier Buchstaben beschreiben einen Menschen, der lange denkt, bevor er spricht, das Prinzip lieber mag als die Einzelteile, einem Argument folgt, wohin es auch führt, und es nicht eilig hat, eine Frage zu schließen. Du stellst gern fest, dass du unrecht hattest, vorausgesetzt, es ist interessant. Manchmal erklärst du etwas so genau, dass dein Gegenüber schon gegangen ist. Entscheidungen warten, bis du die letzte Ausnahme gefunden hast, und die Wäsche wartet mit. Wie es anderen geht, ist dir nicht egal; du kommst nur eher hinterher darauf, im Treppenhaus, sehr genau, und niemand hört es mehr.',
		energy:
			'Ein Streitgespräch mit einem neugierigen Menschen kostet dich vielleicht gar nichts. Eine Runde, die jede Minute das Thema wechselt, kostet viel, weil du noch beim vorigen bist. Du darfst darauf zurückkommen.',
	},
	ESTP: {
		name: 'Die Stufen vor der Tür',
		description:
			'Halb im Haus und halb auf der Straße, wo man sieht, wer kommt. Diese vier Buchstaben beschreiben jemanden, der laut denkt, von dem ausgeht, was vor ihm liegt, sucht, was funktioniert, und Pläne so locker lässt, dass man aussteigen kann. Du fängst an, während andere noch die Anleitung suchen, und oft ist die Sache damit erledigt. An Tagen, an denen etwas schiefgeht, bist du gut, an den übrigen unruhig. Die Rechnung kommt eher mit der Post: das nicht abgeschickte Formular, die Freundin, die weniger im Scherz sprach, als du dachtest. Erst warten und nachdenken zu sollen kann sich anfühlen, als solltest du aufhören.',
		energy:
			'Das E sagt, dass du im Gespräch denkst; wie viel Gespräch du dir leisten kannst, ist eine andere Frage, und die beantwortet dein Energieprofil. Schnelle Gesellschaft versteckt ihren Preis manchmal bis zum nächsten Morgen. Sieh dann nach und nicht um Mitternacht.',
	},
	ESFP: {
		name: 'Der Balkon',
		description:
			'Er gehört zum Haus, und die ganze Straße sieht, wer darauf steht. Diese vier Buchstaben beschreiben einen Menschen, der die Dinge erzählt, während sie passieren, genießt, was wirklich da ist, zuerst fragt, wie es allen geht, und den Tag kommen lässt. Du holst andere ins Gespräch, weil dich ein leerer Stuhl am Rand stört. Du wechselst lieber das Thema, als zu streiten, und so kommt derselbe Streit vielleicht immer wieder. Weit vorauszuplanen fühlt sich an wie die Rechnung für etwas, das du noch nicht gegessen hast. Ist niemand da, der antwortet, fällt es dir manchmal schwer zu sagen, was du denkst, oder ob du einfach müde bist.',
		energy:
			'Vielleicht nimmst du die Stimmung eines Raums mit nach Hause, die gute wie die schlechte. Frag dich also, wessen Müdigkeit es ist, bevor du den nächsten Abend planst. Dein Energieprofil zeigt, was deine eigenen Antworten dazu sagen.',
	},
	ENFP: {
		name: 'Die Gartentür',
		description:
			'Von März bis Oktober steht sie offen, und es kommt allerhand herein. Diese vier Buchstaben beschreiben jemanden, der beim Reden denkt, zuerst sieht, was aus einer Sache werden könnte, dem wichtig ist, wie es Menschen damit geht, und der den Nachmittag für alle Fälle freihält. Du bringst Leute zusammen, die sich nicht kannten, und Themen auch. Von fünf Anfängen wird einer fertig, und selten ist es der versprochene. Du siehst so schnell das Mögliche an einem Plan, dass sich die, die ihn ausführen müssen, überhört fühlen können. Routine ermüdet dich schneller als Arbeit. Jedes Ja meinst du in dem Augenblick, in dem du es sagst; der Kalender erfährt es später.',
		energy:
			'Neue Menschen regen dich vermutlich mehr an, als sie dich erholen, und das verwechselt man leicht. Frag dich vor der dritten Einladung einer Woche, ob du den Abend willst oder nur das Ja. Dein Energieprofil zeigt die andere Hälfte.',
	},
	ENTP: {
		name: 'Das Treppenhaus',
		description:
			'Stimmen tragen weit darin, und auf jedem Absatz ist noch eine Tür. Diese vier Buchstaben beschreiben einen Menschen, der herausfindet, was er denkt, indem er es sagt, die Idee lieber mag als das Rezept, dem Argument folgt und gern eine Frage offenlässt. Du verteidigst eine Meinung, die du nicht hast, um zu sehen, wie stark sie ist. Nicht alle wissen, dass das ein Spiel ist, und manche gingen verletzt nach Hause, während du es genossen hast. Am Anfang einer Sache bist du stark und um die Mitte herum abwesend. Bei einer Regel suchst du die Ausnahme, noch bevor du gefragt hast, wozu sie da ist. Mitten im Satz kannst du deine Meinung ändern, und wer mitgeschrieben hat, hat aufgegeben.',
		energy:
			'Nach einer guten Debatte bist du vielleicht wacher als vorher. Dein Gegenüber kann einen ganz anderen Abend haben. Fällt dein Energieprofil wählerischer aus als gedacht, sieh nach, was du zwischen den Debatten tust.',
	},
	ESTJ: {
		name: 'Die Standuhr',
		description:
			'Alle im Haus wissen, wie spät es ist, und von wem sie es wissen. Diese vier Buchstaben beschreiben jemanden, der sagt, was er denkt, sich an Fakten und Bewährtes hält, nach einer Regel für alle entscheidet und die Woche im Voraus plant. Wenn acht Leute sich nicht einigen können, wo sie essen, liegt es an dir, dass sie essen. Du bist lieber gerecht als beliebt; beides zusammen wäre noch besser. Andere fühlen sich vielleicht gelenkt, bevor sie darum gebeten haben, und wer langsamer denkt, wollte oft gerade etwas sagen. Etwas unfertig zu lassen fällt dir schwer, und noch schwerer, es jemandem zu überlassen, der es anders macht.',
		energy:
			'Vielleicht zählst du nur die Stunden, in denen du redest, und nicht die, in denen du alles organisierst. Beide gehen vom selben Konto ab. Geh ab und zu zu etwas, das du nicht organisiert hast, und sieh, was es kostet.',
	},
	ESFJ: {
		name: 'Der Küchentisch',
		description:
			'Dort landen alle, in welches Zimmer sie auch wollten. Diese vier Buchstaben beschreiben einen Menschen, der in Gesellschaft denkt, bei dem bleibt, was sich bewährt hat, bei jeder Entscheidung die anderen mitrechnet und rechtzeitig fertig ist. Du weißt, wer wann Geburtstag hat und wer sich mit wem nicht versteht. Wird jemand am Rand still, merkst du es und tust etwas dagegen. Der Preis: Ein kühler Ton kann dich einen ganzen Abend beschäftigen, und manchmal kommt deine Hilfe, bevor jemand sie wollte. Offener Streit an deinem Tisch fühlt sich an wie ein Riss darin. Und was du selbst gern gegessen hättest, weißt du vielleicht gar nicht.',
		energy:
			'Deine Buchstaben sagen, dass du dich Menschen zuwendest; dass es nichts kostet, sagen sie nicht. Gäste zu haben ist Arbeit und kann sich wie Gesellschaft anfühlen. Dein Energieprofil hilft dir weiter als die Gäste, denn die sagen immer, dass du gut aussiehst.',
	},
	ENFJ: {
		name: 'Der Kamin',
		description:
			'Die Stühle stehen zu ihm hin, und er braucht Holz. Diese vier Buchstaben beschreiben jemanden, der mit anderen denkt, sieht, was aus Menschen werden könnte, eine Wahl danach abwägt, was sie mit ihnen macht, und sie gern geplant hat. Du kannst in Worte fassen, was eine Gruppe seit einer Stunde spürt. Das ist nützlich, und es ist auch eine Art Macht, die du selten so nennst. Manchmal bist du mit der Zukunft eines anderen weiter als er selbst und dann enttäuscht von jemandem, der nie zugestimmt hat. Schlechte Nachrichten packst du so gut ein, dass sie nicht ankommen. Einen Tag lang niemandem zu nützen kann sich seltsam anfühlen.',
		energy:
			'Vielleicht merkst du eher, dass ein Raum müde ist, als dass du es bist. Stell die Frage einmal am Tag andersherum, zu einer festen Uhrzeit. Ist dein Energieprofil wählerischer, als deine Buchstaben erwarten ließen, glaub dem Profil.',
	},
	ENTJ: {
		name: 'Das Gerüst',
		description:
			'Das Haus ist noch nicht fertig, und jemand hat schon die Stangen aufgestellt. Diese vier Buchstaben beschreiben einen Menschen, der im Gespräch entscheidet, darauf sieht, wohin eine Sache führt, Gründe vor Wünsche stellt und Termine will. Du siehst den kürzesten Weg von hier nach dort und wunderst dich, dass andere stehen bleiben und die Aussicht ansehen. Besprechungen mit dir haben ein Ende. Ein Gegenargument nimmst du gut auf, schlechte Stimmung weniger, weil sie nicht sagt, was sie will. Manche geben dir vielleicht nur recht, weil du schneller warst. Ruhe lässt sich für dich am leichtesten rechtfertigen, wenn sie zu etwas gut ist, und so steht sie womöglich lange auf der Liste.',
		energy:
			'Man kann einen Raum führen und danach trotzdem leer sein; das eine ist Gewohnheit, das andere der Preis. Plane die Stunde nach einem großen Tag so fest wie den Tag. Wie lang sie sein sollte, dafür gibt dein Energieprofil einen ersten Anhalt.',
	},
} as const satisfies AllTypes
