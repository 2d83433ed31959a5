const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** English words that say nothing of what a text is about. */
export const ENGLISH_WORDS = wordsOf(
  `a about after all also an and any are as at be because been before but by can could did do does for from had has have he
  her here him his how i if in into is it its just many me more most much my no not of on or our out over please she so some
  such than that the their them then there these they this those to too under up us was we were what when where which while
  who whose why will with would you your`,
)

const SPANISH = `al como cuales cuando cuanto cuantos cual del donde el ella ellos en es esta este estan hay la las lo los mi
  para por que quien se ser su sus tiene un una uno unos unas y`
const FRENCH = `au aux avec ce ces cette comment combien dans de des du elle est et il ils je la le les leur mon nous ou par
  pourquoi qu quand quel quelle quels quelles qui sont sur une vous votre`
const GERMAN = `aber auf aus bei dem den der des dass das ein eine einem einen einer fur habe haben ich ihr ihre im ist mit
  nach oder sie sind und uber vom von wann warum welche welcher welches werden wie wieviel wir wo zu zum zur`
const ITALIAN = `che chi come dei della delle di dove gli il io nel nella quale quali quando quanto sono tra`
const DUTCH = `wat waar wanneer hoe het een van zijn naar`
const ARABIC = `اين متي كيف ماذا ما هل من في علي الي عن مع هو هي هذا هذه ذلك تلك التي الذي كم لماذا او ثم ان`

/**
 * Words of other languages that somebody may ask with on an English site, folded, without words that mean something in
 * English, like `die`. They are in the index, and left out of what somebody looks for.
 */
export const OTHERS_IN_ENGLISH = wordsOf([SPANISH, FRENCH, GERMAN, ITALIAN, DUTCH, ARABIC].join(' '))

/** Words that say nothing of what a text is about, by language, folded: short lists of what is in every sentence. */
export const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  ar: wordsOf(ARABIC),
  da: wordsOf(`af at de den der det dig du eller en er et for fra ham han har hun hvad hvem hvilken hvilke hvor hvordan hvorfor
    hvornar i ikke jeg kan man med mig min nar og om os pa sig skal som til ud var ved vi vil`),
  de: wordsOf(`${GERMAN} als am an auch bin bis dann die diese dieser dieses durch er es hat in kann kein keine man mein mich
    mir nicht noch nur sein sich so um uns unser unsere unter was wenn wer wird wurde wurden`),
  en: ENGLISH_WORDS,
  es: wordsOf(`${SPANISH} a con cuanta cuantas de desde e entre era eran fue ha han hasta le les me mis muy ni no nos nuestra
    nuestro o otra otro pero quienes sin sobre son soy te tu u ya yo`),
  fi: wordsOf(`etta ei en han he hanen ja jos joka jotka kuin kun me mika milloin millainen minka mina missa miten mista mihin
    miksi mutta myos nyt olen oli on ovat se sen siina sina ta tai tama taman te kuka koska paljonko montako`),
  fr: wordsOf(`${FRENCH} a c d en j l m ma me mes n ne nos notre on pas plus pour s sa se ses son t ta te tes toi ton tu un vos
    y`),
  hu: wordsOf(`a az egy es hogy ez ezt azt nem de is ha mi mit milyen mikor hol hova honnan hogyan miert ki kik mennyi mennyibe
    hany van vannak volt meg mar csak en te o mi ti ok`),
  it: wordsOf(`${ITALIAN} a ad agli ai al alla alle allo anche c con cui d da dagli dai dal dalla dalle dallo degli del dello e
    ed era fra ha hanno i in l la le lo ma mi ne negli nei nelle nello no noi non o per piu perche quanta quante quanti questa
    questo si sia su sugli sui sul sulla sulle sullo un una uno`),
  nl: wordsOf(`${DUTCH} aan als bij dat de der deze die dit door en er ge heb hebben heeft hij hun ik in is je kan maar me met
    mijn niet nog of om onder ons ook op over te tot u uit uw voor waarom was we welk welke werd wie wij ze zij zo zich hoeveel`),
  no: wordsOf(`av at de den der det deg du eller en ei er et for fra ham han har hun hva hvem hvilken hvilke hvor hvordan
    hvorfor i ikke jeg kan man med meg min nar og om oss pa seg skal som til ut var ved vi vil`),
  pt: wordsOf(`a ao aos as com como da das de del dela do dos e ela elas ele eles em entre era essa esse esta este eu foi ha
    isso ja lhe mais mas me meu minha muito na nas nao no nos nossa nosso o onde os ou para pela pelas pelo pelos por porque
    qual quais quando quanto quantos quanta que quem se sem ser seu seus sua suas sao sobre tem um uma uns umas voce`),
  ro: wordsOf(`a ai al ale am ar are au ca care ce cand cat cate cati cu cum cui da de din dupa ea ei el este eu fi in iar la
    le lor lui mai ma mi ne nu o pe pentru prin sa sau se si sunt ta te unde un una unei unui va vor`),
  ru: wordsOf(`а без бы был была были было быть в вас вы где да для до его ее если есть же за и из или им их к как какая какие
    какои какое когда кто ли мне мы на наш не него нет ни но о об он она они оно от по под почему при с сколько со так там то
    тои только ты у уже что чтобы это этот эта эти я`),
  sv: wordsOf(`av att de dem den det dig du eller en er ett for fran ha han har hon hur i icke inte jag kan man med men mig min
    nar och om oss pa sig ska som till under ut vad var varfor vem vi vid vilka vilken`),
  tr: wordsOf(`acaba ama bana ben beni bir biz bu bunlar bunu da daha de degil diye en gibi hangi hem icin ile ise kac kadar ki
    kim mi mu mudur midir ne neden nerede nereye nasil o olan olarak onlar sen siz su ve veya var ya`),
}

/** What Japanese and Chinese put between words, as a run of letters. */
export const PARTICLES: Readonly<Record<string, ReadonlySet<string>>> = {
  ja: wordsOf(`は が を に へ と で も や の か から まで より など です ます でした ました する した して いる ある この その あの これ それ
    あれ どの どこ いつ なに なん どう ください 何`),
  zh: wordsOf(
    `的 了 在 是 和 与 與 及 或 有 这 這 那 个 個 吗 嗎 呢 吧 我 你 您 请 請 什么 什麼 哪里 哪裡 怎么 怎麼 多少 几 幾`,
  ),
}

const ASKED_IN_OTHERS = {
  es: `como cual cuales cuando cuanto cuantos donde que quien hay`,
  fr: `combien comment ou pourquoi quand quel quelle quels quelles qui`,
  de: `wann warum was welche welcher welches wer wie wieviel wo gibt`,
  it: `che chi come dove quale quali quando quanto`,
  nl: `wat waar wanneer hoe`,
  ar: `اين متي كيف ماذا هل كم لماذا`,
}
const ASKED_IN_ENGLISH = `what when where which who whose why how can could do does did is are will`

/** Words by which questions are told, by language. On English sites, and those of languages without, all that are known. */
export const QUESTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  da: wordsOf('hvad hvem hvilken hvilke hvor hvordan hvorfor hvornar'),
  de: wordsOf(ASKED_IN_OTHERS.de),
  en: wordsOf([ASKED_IN_ENGLISH, ...Object.values(ASKED_IN_OTHERS)].join(' ')),
  es: wordsOf(`${ASKED_IN_OTHERS.es} cuanta cuantas quienes`),
  fi: wordsOf('mika mita milloin missa mista mihin miten miksi kuka paljonko montako'),
  fr: wordsOf(ASKED_IN_OTHERS.fr),
  hu: wordsOf('mi mit mikor milyen hol hova honnan hogyan miert ki mennyi mennyibe hany'),
  it: wordsOf(`${ASKED_IN_OTHERS.it} perche quanta quante quanti`),
  nl: wordsOf(`${ASKED_IN_OTHERS.nl} waarom welk welke wie hoeveel`),
  no: wordsOf('hva hvem hvilken hvilke hvor hvordan hvorfor nar'),
  pt: wordsOf('como onde porque qual quais quando quanto quanta quantos que quem'),
  ro: wordsOf('ce cum cand cat cate cine unde care'),
  ru: wordsOf('где как какая какие какои когда кто почему сколько что'),
  sv: wordsOf('hur nar vad var varfor vem vilka vilken'),
  tr: wordsOf('hangi kac kim mi mu ne neden nerede nereye nasil'),
}
