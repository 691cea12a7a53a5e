import type { Matcher } from '../../matcher.ts';
/** The place of a stack's frame in a class of the application, as `at com.acme.Cart.total(Cart.java:13)`. */
export declare const OWN_JAVA_FRAME: RegExp;
/** A line that names an exception; that an assertion failed is said by its message. */
export declare const EXCEPTION: RegExp;
/** The Java virtual machine, Spring Boot and other servers, Flyway and Liquibase. */
export declare const JVM: readonly Matcher[];
