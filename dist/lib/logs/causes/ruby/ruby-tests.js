const RSPEC = 'https://github.com/rspec/rspec/blob/main/rspec-core/lib/rspec/core/formatters/exception_presenter.rb';
const MINITEST = 'https://github.com/minitest/minitest/blob/master/lib/minitest.rb';
const EXAMPLE = { where: 'above', within: 60, pattern: /^ {0,10}\d{1,5}\) (?<test>\S.{0,300})$/ };
const FAILURE = { where: 'above', within: 30, pattern: /^ {0,14}Failure\/Error:/, isRequired: true };
const PENDING = {
    where: 'above',
    within: 400,
    pattern: /^ {0,10}Pending: \(Failures listed here are expected/,
    until: /^ {0,10}Failures:$/,
    isForbidden: true,
};
/** The first call of the application in a trace. */
const SPEC_FRAME = {
    where: 'below',
    within: 60,
    pattern: /^ {0,14}# (?<file>\.\/(?!vendor\/)[^:]{1,300}):(?<line>\d{1,7}):?/,
    until: /^ {0,10}\d{1,5}\) |^Finished in/,
};
const RSPEC_PROOFS = [FAILURE, PENDING, EXAMPLE, SPEC_FRAME];
const MINITEST_NAME = {
    where: 'above',
    within: 4,
    pattern: /^ {0,8}(?:\w{1,80}::){0,6}\w{1,80}#(?<test>\S.{0,200}?) \[(?<file>[^:\]]{1,300}):(?<line>\d{1,7})\]:$/,
    isRequired: true,
};
/** What the test says of the comparison. */
const MESSAGE = { where: 'above', within: 1, pattern: /^ {0,8}(?<message>[^#[]{1,200})$/ };
const MINITEST_ERROR = {
    where: 'above',
    within: 1,
    pattern: /^ {0,8}(?:\w{1,80}::){0,6}\w{1,80}#(?<test>\S.{0,200}?):$/,
    isRequired: true,
};
/** What RSpec, Minitest, test-unit and RuboCop say. */
export const RUBY_TESTS = [
    {
        name: 'rspec-load',
        kind: 'compile error',
        pattern: /^ {0,14}(?<type>[A-Z]\w{1,80}(?:::\w{1,80}){0,5}):$/,
        near: [
            { where: 'above', within: 14, pattern: /^ {0,8}An error occurred while loading \S/, isRequired: true },
            { where: 'below', within: 1, pattern: /^ {2,16}(?<cause>\S.*)$/, isRequired: true },
            SPEC_FRAME,
        ],
        sentence: '{type}: {cause}',
        example: "An error occurred while loading ./spec/cart_spec.rb.\nFailure/Error: require 'cart'\n\nLoadError:\n  cannot load such file -- cart\n# ./spec/cart_spec.rb:1:in `<top (required)>'",
        source: RSPEC,
    },
    {
        name: 'rspec-message',
        kind: 'test failure',
        pattern: /^ {0,14}Failure\/Error: .+$/,
        near: [
            {
                where: 'below',
                within: 12,
                pattern: /^ {0,14}(?:expected|\(|[A-Z][\w:]{1,100}:$)/,
                until: /^ {0,14}# /,
                isForbidden: true,
            },
            { where: 'below', within: 3, pattern: /^ {7,14}(?<cause>\S.+)$/, isRequired: true },
            PENDING,
            EXAMPLE,
            SPEC_FRAME,
        ],
        sentence: '{test}: {cause}',
        example: '  1) Cart totals\n     Failure/Error: expect(1).to eq(2), "they differ"\n       they differ\n     # ./spec/cart_spec.rb:10',
        source: RSPEC,
    },
    {
        name: 'rspec-compared',
        kind: 'test failure',
        pattern: /^ {5,14}(?<want>expected: .+)$/,
        near: [
            ...RSPEC_PROOFS,
            { where: 'below', within: 3, pattern: /^ {5,20}(?<got>got: .+)$/ },
            { where: 'above', within: 1, pattern: /^ {5,14}(?!Failure\/Error: )(?<message>\S.+)$/ },
        ],
        sentence: '{test}: {message} {want} {got}',
        example: '  1) Money keeps two digits\n     Failure/Error: expect(format(12)).to eq("12.00")\n\n       expected: "12.00"\n            got: "12.0"\n\n       (compared using ==)\n     # ./spec/money_spec.rb:13:in `block (2 levels) in <top (required)>\'',
        source: RSPEC,
    },
    {
        name: 'rspec-expected',
        kind: 'test failure',
        pattern: /^ {5,14}(?<cause>expected .+|\(.{1,200}\)\.\w{1,80}\(.+)$/,
        near: [...RSPEC_PROOFS, { where: 'below', within: 1, pattern: /^ {5,20}(?<got>(?:got|but|received):? .+)$/ }],
        sentence: '{test}: {cause} {got}',
        example: '  1) Cart is empty\n     Failure/Error: expect(cart).to be_empty\n       expected `#<Cart>.empty?` to be truthy, got false\n     # ./spec/cart_spec.rb:4',
        source: RSPEC,
    },
    {
        name: 'rspec-raised',
        kind: 'test failure',
        pattern: /^ {0,14}(?<type>[A-Z]\w{1,80}(?:::\w{1,80}){0,5}):$/,
        near: [...RSPEC_PROOFS, { where: 'below', within: 1, pattern: /^ {2,16}(?<cause>\S.*)$/, isRequired: true }],
        sentence: '{test}: {type}: {cause}',
        example: "  1) Cart totals\n     Failure/Error: items.sum\n\n     NoMethodError:\n       undefined method 'sum' for nil\n     # ./lib/cart.rb:3:in 'total'",
        source: RSPEC,
    },
    {
        name: 'minitest-compared',
        kind: 'test failure',
        pattern: /^ {0,8}(?<want>Expected: .+)$/,
        near: [MINITEST_NAME, { where: 'below', within: 3, pattern: /^ {0,10}(?<got>Actual: .+)$/ }, MESSAGE],
        sentence: '{test}: {message} {want} {got}',
        example: '  1) Failure:\nCartTest#test_total [test/cart_test.rb:9]:\nExpected: 3\n  Actual: 4',
        source: MINITEST,
    },
    {
        name: 'minitest-diff',
        kind: 'test failure',
        pattern: /^ {0,8}--- expected$/,
        near: [
            MINITEST_NAME,
            { where: 'below', within: 8, pattern: /^ {0,8}-(?<want>[^-].*)$/ },
            { where: 'below', within: 8, pattern: /^ {0,8}\+(?<got>[^+].*)$/ },
        ],
        sentence: '{test}: expected {want}, got {got}',
        example: 'CartTest#test_label [test/cart_test.rb:9]:\n--- expected\n+++ actual\n@@ -1 +1 @@\n-"a"\n+"b"',
        source: MINITEST,
    },
    {
        name: 'minitest-expected',
        kind: 'test failure',
        pattern: /^ {0,8}(?<cause>Expected .+)$/,
        near: [MINITEST_NAME, MESSAGE],
        sentence: '{test}: {message} {cause}',
        example: 'CartTest#test_empty [test/cart_test.rb:9]:\nthe cart is empty.\nExpected 3 to be nil.',
        source: MINITEST,
    },
    {
        name: 'minitest-failure',
        kind: 'test failure',
        pattern: /^ {0,8}(?<cause>\S.+)$/,
        near: [{ ...MINITEST_NAME, within: 1 }],
        sentence: '{test}: {cause}',
        example: 'CartTest#test_empty [test/cart_test.rb:9]:\nExpected false to be truthy.',
        source: MINITEST,
    },
    {
        name: 'minitest-error',
        kind: 'test failure',
        pattern: /^ {0,8}(?<cause>[A-Z]\w{1,80}(?:::\w{1,80}){0,5}: .+)$/,
        near: [
            MINITEST_ERROR,
            {
                where: 'below',
                within: 40,
                pattern: /^ {2,14}(?<file>(?!.{0,200}(?:\/gems\/|\/ruby\/|\/bundle\/))[^\s:]{1,300}\.rb):(?<line>\d{1,7}):in /,
                until: /^ {0,4}\d{1,5}\) |^\d{1,7} (?:runs|tests), /,
            },
        ],
        sentence: '{test}: {cause}',
        example: "  1) Error:\nCartTest#test_total:\nNoMethodError: undefined method 'sum' for nil\n    lib/cart.rb:3:in 'total'",
        source: MINITEST,
    },
    {
        name: 'test-unit',
        kind: 'test failure',
        pattern: /^(?:Failure|Error): (?<test>test[\w: -]{0,200})\(\w{1,80}(?:::\w{1,80}){0,4}\): ?(?<cause>.+)$/,
        near: [{ where: 'below', within: 2, pattern: /^(?<file>[^\s:]{1,300}\.rb):(?<line>\d{1,7}):in / }],
        sentence: '{test}: {cause}',
        example: "Failure: test_total(CartTest): <3> expected but was <4>.\n/app/test/cart_test.rb:9:in 'test_total'",
        source: 'https://github.com/test-unit/test-unit',
    },
    {
        name: 'test-unit-compared',
        kind: 'test failure',
        pattern: /^Failure: (?<test>test[\w: -]{0,200})\(\w{1,80}(?:::\w{1,80}){0,4}\):?$/,
        near: [
            {
                where: 'below',
                within: 20,
                pattern: /^ {0,2}(?<want><.{1,200}> ?(?:expected|was|is|must).{0,100})$/,
                isRequired: true,
            },
            { where: 'below', within: 20, pattern: /^ {0,2}(?<got><.{1,200}>)\.?$/, until: /^={10}/ },
            { where: 'below', within: 4, pattern: /^(?<file>[^\s:]{1,300}):(?<line>\d{1,7}):in / },
        ],
        sentence: '{test}: {want} {got}',
        example: "Failure: test_total(CartTest)\ntest/cart_test.rb:4:in 'test_total'\n     3: class CartTest\n<3> expected but was\n<1>",
        source: 'https://github.com/test-unit/test-unit',
    },
    {
        name: 'rubocop',
        kind: 'lint error',
        pattern: /^ {0,8}(?<file>[^\s:]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,5}): [CWEFR]: (?:\[\w{1,20}\] )?(?<cause>.+)$/,
        example: 'app/jobs/mail_job.rb:7:5: W: [Correctable] Lint/UselessAssignment: Useless assignment to variable - error.',
        source: 'https://docs.rubocop.org/rubocop/formatters.html',
    },
    {
        name: 'rubocop-config',
        kind: 'lint error',
        pattern: /^(?:Error: )?(?<cause>(?:unrecognized cop or department|The following cops were added|RuboCop found unknown Ruby version|unrecognized parameter)[^.]{1,200}? found in (?<file>\.[\w./-]{1,100}))/,
        example: 'Error: unrecognized cop or department Style/Foo found in .rubocop.yml',
        source: 'https://github.com/rubocop/rubocop/blob/master/lib/rubocop/config_validator.rb',
    },
];
